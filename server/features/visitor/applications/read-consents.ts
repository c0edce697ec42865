import {
  type ConsentPurpose,
  consentText,
  renderConsent,
} from '#core/domain/permission/consent.ts';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { agreedInEach } from '#core/domain/permission/person-consents.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findApplications, findConsents } from './queries.ts';

type ConsentRow = Awaited<ReturnType<typeof findConsents>>[number];

function withGrant(record: ConsentRow) {
  const granted = record.granted && record.isVersionConfirmed;
  return {
    ...record,
    granted,
    channels: contactChannels.filter((channel) => granted && record.channels.includes(channel)),
  };
}

/**
 * The consent records of these leads, by lead, oldest first, with the channels they grant. Records
 * from the time when every lead was stored as agreed grant channels only if their page named a
 * published text.
 */
export async function readConsentsOf(db: Queryable, leadIds: readonly number[]) {
  const applications = await findApplications(db, leadIds);
  const records = await findConsents(
    db,
    applications.map(({ id }) => id),
  );
  const granted = records.map(withGrant);
  const placeOf = new Map(granted.map((record, place) => [record, place]));
  const byApplication = Map.groupBy(granted, ({ leadId }) => leadId);
  const consents = [...Map.groupBy(applications, ({ ofLead }) => ofLead)].map(([id, own]) => {
    const ofPerson = own.flatMap((application) => byApplication.get(application.id) ?? []);
    // As the database sorts them: to the microsecond.
    const oldestFirst = ofPerson.toSorted((a, b) => placeOf.get(a)! - placeOf.get(b)!);
    return [id, agreedInEach(oldestFirst, own)] as const;
  });
  return new Map(consents);
}

/** The same of one lead. */
export async function readConsents(db: Queryable, leadId: number) {
  return (await readConsentsOf(db, [leadId])).get(leadId) ?? [];
}

type LeadConsent = Awaited<ReturnType<typeof readConsents>>[number];

function presentConsent({ leadId: _lead, ...consent }: LeadConsent, terms: ProgrammeTerms) {
  const current = consentText(consent.purpose as ConsentPurpose, consent.language);
  return {
    ...consent,
    isCurrent: current !== null && renderConsent(current, terms.lenderName) === consent.text,
  };
}

const ofOtherPages: ReadonlySet<string> = new Set<ConsentPurpose>(['eligibility', 'own_page']);

/** The record of a lead's own application, as its page shows it; null if there is none. */
export function ownConsent(
  consents: readonly LeadConsent[],
  leadId: number,
  terms: ProgrammeTerms,
) {
  const own = consents.find(
    ({ purpose, leadId: of }) => !ofOtherPages.has(purpose) && of === leadId,
  );
  return own ? presentConsent(own, terms) : null;
}

/**
 * The consent records of a lead for its page, oldest first: whether each text is still the current
 * one under these terms, and which record is the application's own.
 */
export async function listLeadConsents(db: Queryable, leadId: number, terms: ProgrammeTerms) {
  const consents = await readConsents(db, leadId);
  return {
    consents: consents.map((consent) => presentConsent(consent, terms)),
    own: ownConsent(consents, leadId, terms),
  };
}
