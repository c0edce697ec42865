import { type CampaignName, campaignNames, type LeadSource } from '#core/domain/lead-source.ts';
import { isSuspicious } from '#core/domain/suspicion.ts';
import { showTelephone } from '#server/outside/telephone.ts';
import type { LeadListRow } from './queries.ts';

/** A lead as a row of a list. */
export function presentLead({ suspicion, createdAt, phone, ...row }: LeadListRow) {
  return {
    ...row,
    phone: showTelephone(phone),
    isSuspicious: isSuspicious(suspicion),
    createdAt: createdAt.toISOString(),
  };
}

/** Where a lead came from, every field said; null where nothing is known. */
export function presentSource(stored: unknown) {
  const source = stored as LeadSource | null;
  if (source === null) {
    return null;
  }
  const campaign = campaignNames.map((name) => [name, source[name] ?? null] as const);
  return {
    ...(Object.fromEntries(campaign) as Record<CampaignName, string | null>),
    firstSeen: source.firstSeen ? new Date(source.firstSeen).toISOString() : null,
    page: source.page ?? null,
    referrer: source.referrer ?? null,
    isLogged: source.isLogged ?? false,
  };
}
