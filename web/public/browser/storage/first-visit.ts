import { campaignOf, type LeadSource } from '#core/domain/leads/lead-source.ts';
import { extraStorageKeys } from '#core/domain/options.ts';
import { readStoredJson } from './storage.ts';

/** The page of another site that led here, without its query. */
export function foreignReferrer(referrer: string): string | undefined {
  return referrer && !referrer.startsWith(location.origin) ? referrer.slice(0, 300) : undefined;
}

/** The first visit, stored by the start script; this page if storage is unavailable. */
export function firstVisit(): LeadSource {
  const kept = readStoredJson<unknown>(extraStorageKeys.firstVisit);
  const visit = Array.isArray(kept) ? kept.map(String) : [];
  const [firstSeen, href = location.href, referrer = document.referrer] = visit;
  const address = URL.canParse(href) ? href : location.href;
  const { pathname, searchParams } = new URL(address);
  return {
    ...campaignOf(searchParams),
    ...(firstSeen && { firstSeen }),
    page: pathname,
    referrer: foreignReferrer(referrer) ?? '',
  };
}
