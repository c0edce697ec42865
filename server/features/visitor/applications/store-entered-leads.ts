import type { EnteredFields } from '#core/contract/leads/entry.ts';
import { answerNames } from '#core/contract/leads/leads.ts';
import { defaultLanguage } from '#core/domain/language.ts';
import { formDefaults } from '#core/domain/options.ts';
import { newLeadStatus } from '#core/domain/leads/lead-status.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { isOwnReferral } from '#core/domain/visitor/suspicion.ts';
import type { OfficeActor } from '#server/platform/actor.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { LiveAffiliate } from './choose-referral.ts';
import { estimateLead } from './estimate-lead.ts';
import {
  consentColumns,
  type ConsentValues,
  leadColumns,
  type LeadValues,
  referralColumns,
  type ReferralValues,
} from './writes.ts';

// No lead scope: stores leads.

/** Source of a lead entered by staff, as named in lists and reports. */
export type EntrySource = 'by hand' | 'import';

export interface EnteredLead {
  lead: LeadValues;
  consent: ConsentValues | null;
  /** Of a partner by the word of staff, who is told by no mail. */
  referral?: ReferralValues | null;
  /** Instead of the owner of all. */
  ownerId?: number | null;
  /** When it came, if not now. */
  receivedAt?: Date | undefined;
}

/** Every answer of an applicant as staff entered it; null where they entered none. */
function answersOf(entered: EnteredFields) {
  const given: Readonly<Record<string, unknown>> = entered;
  const answers = answerNames.map((name) => [
    name,
    given[name] === '' ? null : (given[name] ?? null),
  ]);
  return Object.fromEntries(answers) as Pick<LeadValues, (typeof answerNames)[number]>;
}

/** A lead as staff entered it, with the verdict and the figures that an application would have. */
export function enteredLead(
  entered: EnteredFields,
  source: EntrySource | (string & {}),
  terms: ProgrammeTerms,
): LeadValues {
  return {
    ...answersOf(entered),
    // Empty for a person with one name.
    lastName: entered.lastName,
    wantsPanels: formDefaults.wantsPanels,
    partnerSees: null,
    savingsAmount: entered.savingsAmount ?? null,
    loanNumber: entered.loanNumber || null,
    ...estimateLead(entered, terms),
    status: entered.status ?? newLeadStatus,
    language: entered.language ?? defaultLanguage,
    source: { utm_source: source },
    referralCode: null,
    sessionId: null,
    // Leads entered by staff are not checked for bots.
    suspicion: [],
    addressSharedBy: null,
  };
}

interface Entry {
  actor: Pick<OfficeActor, 'kind' | 'id'>;
  ownerId: number | null;
  importId: number | null;
  /** Set if staff spoke to the person when entering the lead. */
  firstResponseAt: Date | null;
}

// By hand so that a thousand leads of a file are one statement.
const storeText = `
with input as materialized (
  select nextval('leads_id_seq') as id, entered.*
  from jsonb_to_recordset($1::jsonb) as entered (
    lead jsonb, consent jsonb, referral jsonb, "ownerId" bigint, "receivedAt" timestamptz)
), stored as (
  insert into leads (id, ${leadColumns.names}, owner_id, import_id, first_response_at,
    created_at)
  overriding system value
  select input.id, filled.*, coalesce("ownerId", $2::bigint), $3::bigint, $4::timestamptz,
    coalesce("receivedAt", now())
  from input, jsonb_to_record(input.lead) as filled (${leadColumns.definitions})
  returning id, status
), history as (
  insert into lead_status_history (lead_id, to_status, actor_kind, actor_id)
  select id, status, $5, $6::bigint from stored
), referral as (
  insert into referrals (lead_id, ${referralColumns.names})
  select input.id, filled.*
  from input, jsonb_to_record(input.referral) as filled (${referralColumns.definitions})
  where jsonb_typeof(input.referral) = 'object'
), consent as (
  insert into consent_records (lead_id, ${consentColumns.names})
  select input.id, filled.*
  from input, jsonb_to_record(input.consent) as filled (${consentColumns.definitions})
  where jsonb_typeof(input.consent) = 'object'
)
select id from stored order by id`;

/** The credit of a partner by the word of staff, marked for review. */
export function statedReferral(
  { email, phone }: Pick<LeadValues, 'email' | 'phone'>,
  affiliate: LiveAffiliate,
): ReferralValues {
  return {
    affiliateId: affiliate.id,
    referralCode: affiliate.code,
    status: 'pending',
    attribution: {
      reason: 'staff',
      review: 'staff_word',
      expiresAt: null,
      choice: null,
      touches: [],
    },
    isSelfReferral: isOwnReferral({ email: email ?? '', phone }, affiliate),
  };
}

/** Stores leads that staff entered, with their proof of consent; they cause no mail. */
export async function storeEnteredLeads(
  tx: AuditedTransaction,
  leads: readonly EnteredLead[],
  { actor, ownerId, importId, firstResponseAt }: Entry,
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>({
    name: 'store_entered_leads',
    text: storeText,
    values: [JSON.stringify(leads), ownerId, importId, firstResponseAt, actor.kind, actor.id],
  });
  return rows.map(({ id }) => id);
}

/** Stores the key of an entry; false if another entry has it. */
export async function keepEntryKey(
  tx: AuditedTransaction,
  { key, hash, leadId }: { key: string; hash: string; leadId: number },
) {
  const { rowCount } = await tx.query(
    `insert into idempotency_keys (key, request_hash, lead_id) values ($1, $2, $3)
     on conflict (key) do nothing`,
    [key, hash, leadId],
  );
  return rowCount === 1;
}
