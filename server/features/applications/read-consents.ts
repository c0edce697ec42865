import { type ConsentPurpose, consentText, renderConsent } from '#core/domain/consent.ts';
import { contactChannels } from '#core/domain/contact/consent-ticked.ts';
import { agreedInEach } from '#core/domain/contact/person-consents.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findApplications, findConsents } from './queries.ts';

/**
 * The consent records of a lead, oldest first, with the channels they grant. Records from the time
 * when every lead was stored as agreed grant channels only if their page named a published text.
 */
export async function readConsents(db: Queryable, leadId: number) {
  const [records, applications] = await Promise.all([
    findConsents(db, leadId),
    findApplications(db, leadId),
  ]);
  const consents = records.map((record) => {
    const granted = record.granted && record.isVersionConfirmed;
    return {
      ...record,
      granted,
      channels: contactChannels.filter((channel) => granted && record.channels.includes(channel)),
    };
  });
  return agreedInEach(consents, applications);
}

/**
 * The consent records of a lead for its page, oldest first: whether each text is still the current
 * one under these terms, and which record is the application's own.
 */
export async function listLeadConsents(db: Queryable, leadId: number, terms: ProgrammeTerms) {
  const consents = await readConsents(db, leadId);
  const shown = consents.map(({ recordedAt, leadId: _lead, ...consent }) => {
    const current = consentText(consent.purpose as ConsentPurpose, consent.language);
    return {
      ...consent,
      isCurrent: current !== null && renderConsent(current, terms.lenderName) === consent.text,
      recordedAt: recordedAt.toISOString(),
    };
  });
  const own = consents.findIndex((one) => one.purpose !== 'eligibility' && one.leadId === leadId);
  return { consents: shown, own: shown[own] ?? null };
}
