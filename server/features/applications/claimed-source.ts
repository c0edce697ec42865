import type { Application } from '#core/contract/leads.ts';
import type { LeadSource } from '#core/domain/lead-source.ts';
import { claimedMoment } from './claimed-moment.ts';

/** What a browser says of its first visit, as it is stored; null where it says nothing. */
export function claimedSource({ source }: Application, now: Date): LeadSource | null {
  if (!source) {
    return null;
  }
  const { firstSeen, ...rest } = source;
  const said = Object.entries(rest).filter(([, value]) => value);
  if (said.length === 0 && !firstSeen) {
    return null;
  }
  return {
    ...Object.fromEntries(said),
    ...(firstSeen && { firstSeen: claimedMoment(firstSeen, now).toISOString() }),
    isLogged: false,
  };
}
