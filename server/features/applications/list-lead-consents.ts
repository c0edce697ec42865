import { consentText, type ConsentPurpose, renderConsent } from '#core/domain/consent.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readConsents } from './read-consents.ts';

/**
 * What a lead said of its consent, as the lead page shows it, the first record first, and whether the
 * same words stand on the page by these terms.
 */
export async function listLeadConsents(db: Queryable, leadId: number, terms: ProgrammeTerms) {
  const consents = await readConsents(db, leadId);
  return consents.map(({ recordedAt, ...consent }) => {
    const current = consentText(consent.purpose as ConsentPurpose, consent.language);
    return {
      ...consent,
      isCurrent: current !== null && renderConsent(current, terms.lenderName) === consent.text,
      recordedAt: recordedAt.toISOString(),
    };
  });
}
