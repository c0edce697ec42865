import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../../context.ts';
import { listFollowUps } from '../queries.ts';
import { writeCalendar } from './write-calendar.ts';
import { findLinkOwner } from '../../../accounts/sign-in/calendar/writes.ts';

/**
 * The next steps of the member whose private address this is: ids, times and links, but no names.
 * 404 for an invalid address, and for one whose member has left.
 */
export async function readCalendar({ db, config, now }: Context, { file }: { file: string }) {
  const staffId = await findLinkOwner(db, file.replace(/\.ics$/, ''));
  if (staffId === undefined) {
    throw new HttpError(404, 'There is no calendar at this address.');
  }
  const { publicUrl, timeZone } = config;
  const { hostname } = new URL(publicUrl);
  const steps = await listFollowUps(db, staffId);
  const events = steps.map(({ leadId, at }) => ({
    uid: `next-step-${leadId}@${hostname}`,
    at,
    summary: `Next step: ${leadReference(leadId)}`,
    url: publicUrl + adminLeadPath(leadId),
  }));
  return { chunks: [writeCalendar('Next steps', events, { now, timeZone })] };
}
