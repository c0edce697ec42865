import type { Language } from '#core/domain/language.ts';
import { campaignNames, mostCampaignText } from '#core/domain/leads/lead-source.ts';
import { retention } from '#core/domain/operations/kept-data.ts';
import { reportLines } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { referrals } from '#server/db/tables/commissions.ts';
import { consentRecords } from '#server/db/tables/contact.ts';
import { leads } from '#server/db/tables/leads.ts';
import { type RowOf, writtenColumns } from '#server/db/written-columns.ts';
import type { NewLink } from '../../accounts/buyer-links/make-link.ts';
import type { AuditedTransaction } from '../../transaction.ts';

// No lead scope: stores leads.

// The columns an application fills in three tables: all but those named here. The database fills
// ids, moments and the search text; staff fill the rest of a lead.
export const leadColumns = writtenColumns(leads, [
  'id',
  'createdAt',
  'updatedAt',
  'search',
  'sourceName',
  'ownerId',
  'returnsAt',
  'firstResponseAt',
  'nextFollowUpAt',
  'nextFollowUpNote',
  'nextFollowUpBy',
  'lastTouchAt',
  'mergedIntoId',
  'deletedAt',
  'importId',
  'sealedAt',
  'erasureAskedAt',
  'formerPhones',
  'formerEmails',
  'confirmedEmail',
  'closingPrice',
  'closedOn',
]);
export const consentColumns = writtenColumns(consentRecords, [
  'id',
  'leadId',
  'eligibilityCheckId',
  'email',
  'phone',
  'recordedAt',
]);
export const referralColumns = writtenColumns(referrals, [
  'id',
  'leadId',
  'commissionAmount',
  'notes',
  'linkId',
  'payeeId',
  'createdAt',
  'updatedAt',
]);

export type LeadValues = RowOf<typeof leadColumns>;
export type ConsentValues = RowOf<typeof consentColumns>;
export type ReferralValues = RowOf<typeof referralColumns>;

export function isLeadColumn(key: string): key is keyof LeadValues {
  return key in leads;
}

/** A lead ready to be stored, under the key that makes it one lead however often it is sent. */
export interface KeyedLead {
  lead: LeadValues;
  ipAddress: string;
  consent: ConsentValues | null;
  referral: ReferralValues | null;
  slug: string | null;
  /** Of the link by which a client confirms that the credited affiliate named them. */
  invitationHash: string | null;
  key: string;
  hash: string;
  /** To the buyer's own page, without its token. */
  link: Omit<NewLink, 'token'>;
  staffMail: string | null;
  /** The mail to the credited affiliate; null for none. */
  affiliateMail: { affiliateId: number; recipient: string; language: Language } | null;
}

/** Initial state of a lead's mails; without a mail server they are final at once. */
interface MailState {
  status: string;
  reason: string | null;
}

/** An automatic key is the content: against a double click, not against applying another day. */
export const automaticPrefix = 'auto:';

// The first page of a session in our log. `data` comes from the browser, so its strings can be any
// length.
const campaign = campaignNames.map(
  (name) => `'${name}', left(data->>'${name}', ${mostCampaignText})`,
);
const loggedSource = `jsonb_strip_nulls(jsonb_build_object(
      'firstSeen', created_at,
      'page', page,
      'referrer', left(data->>'referrer', 300),
      'isLogged', true,
      ${campaign.join(',\n      ')}
    ))`;

// One statement, so one round trip and one commit: either the lead is stored with its consent,
// receipt and mails, or nothing is. The source is what our log holds of the first page, unless the
// browser claims an earlier visit in another tab. Touches from links are kept for the session; the
// buyer's own choice applies to one application only. A long session costs little: its steps are
// not updated, because they are joined to the lead when it is read. `offset 0` keeps PostgreSQL
// from looking for the earliest step of the session among the steps of all. `claimed` lets only one
// of several equal submissions through, across requests and server processes.
const storeText = `
with input as materialized (
  select nextval('leads_id_seq') as id, application.*
  from jsonb_to_record($1::jsonb) as application (
    key text,
    hash text,
    link jsonb,
    "staffMail" text,
    "affiliateMail" jsonb,
    lead jsonb,
    "ipAddress" text,
    consent jsonb,
    referral jsonb,
    slug text,
    "invitationHash" text
  )
), claimed as (
  insert into idempotency_keys as k (key, request_hash, lead_id)
  select key, hash, id from input
  on conflict (key) do update set
    request_hash = excluded.request_hash,
    lead_id = excluded.lead_id,
    created_at = now()
  where k.key like '${automaticPrefix}%' and k.created_at < now() - interval '24 hours'
  returning lead_id
), fresh as materialized (
  select input.* from input join claimed on claimed.lead_id = input.id
), sourced as (
  select fresh.id, case when logged.source is null then fresh.lead else jsonb_set(
    fresh.lead,
    '{source}',
    coalesce(nullif(fresh.lead->'source', 'null'), '{}') || logged.source
  ) end as lead
  from fresh
  left join lateral (
    select ${loggedSource} as source, page, created_at
    from (
      select * from (
        select * from interactions where session_id = fresh.lead->>'sessionId' offset 0
      ) visit
      order by created_at
      limit 100
    ) earliest
    where action = 'page_view'
    order by created_at
    limit 1
  ) logged on fresh.lead #>> '{source,firstSeen}' is null or (
    fresh.lead #>> '{source,page}' = logged.page and
    (fresh.lead #>> '{source,firstSeen}')::timestamptz > logged.created_at - interval '5 minutes'
  )
), stored as (
  insert into leads (id, ${leadColumns.names}) overriding system value
  select sourced.id, filled.*
  from sourced, jsonb_to_record(sourced.lead) as filled (${leadColumns.definitions})
  returning id, email, language, status, referral_code, terms_version, session_id
), history as (
  insert into lead_status_history (lead_id, to_status, actor_kind)
  select id, status, 'visitor' from stored
), link as (
  insert into buyer_links (lead_id, token_hash, browser_key)
  select id, decode(link->>'tokenHash', 'hex'), link->>'browserKey' from fresh
), consent as (
  insert into consent_records (lead_id, ${consentColumns.names})
  select fresh.id, filled.*
  from fresh, jsonb_to_record(fresh.consent) as filled (${consentColumns.definitions})
  where fresh.consent is not null
), referral as (
  insert into referrals (lead_id, link_id, ${referralColumns.names})
  select fresh.id, (
    select l.id from affiliate_links l
    where l.affiliate_id = filled."affiliateId" and l.slug = fresh.slug
  ), filled.*
  from fresh, jsonb_to_record(fresh.referral) as filled (${referralColumns.definitions})
  where fresh.referral is not null
  returning lead_id, affiliate_id, referral_code, attribution, link_id
), confirmed as (
  update client_invitations i set confirmed_at = now(), confirmed_lead_id = fresh.id
  from fresh join referral r on r.lead_id = fresh.id
  where fresh."invitationHash" in (i.token_hash, i.earlier_token_hash)
    and i.affiliate_id = r.affiliate_id
    and i.confirmed_at is null
    and i.created_at > now() - interval '${retention.clientInvitationDays} days'
), touch as (
  insert into attribution_touches
    (session_id, affiliate_id, referral_code, page, source, link_id)
  select s.session_id, r.affiliate_id, r.referral_code, '/apply', 'browser', r.link_id
  from stored s
  join referral r on r.lead_id = s.id and r.affiliate_id is not null
  where s.session_id is not null and r.attribution->>'reason' <> 'buyer_choice' and not exists (
    select 1 from attribution_touches t
    where t.session_id = s.session_id and t.affiliate_id = r.affiliate_id
  )
), audit as (
  insert into audit_log (actor_kind, action, entity, entity_id, after, ip_address)
  select 'visitor', 'lead.submit', 'lead', id, jsonb_build_object(
    'status', status,
    'referralCode', referral_code,
    'termsVersion', terms_version
  ), fresh."ipAddress"
  from stored
  join fresh using (id)
), mail as (
  insert into jobs (kind, recipient, language, lead_id, payload, event, status, last_error)
  select made.*, $2::varchar, $3::text from (
    select 'lead_notification', "staffMail", 'en'::text, id, '{}'::jsonb, null::text from fresh
    union all
    select 'application_received', email, language, id, '{}', null from stored
    union all
    select
      'affiliate_notification',
      "affiliateMail"->>'recipient',
      "affiliateMail"->>'language',
      id,
      jsonb_build_object('affiliateId', "affiliateMail"->'affiliateId'),
      'referral:' || id
    from fresh
    where "affiliateMail" is not null
  ) made
)
select lead_id from claimed`;

/** Stores a lead with everything that belongs to it; undefined for a key that was used before. */
export async function storeLead(db: Queryable, lead: KeyedLead, mails: MailState) {
  const { rows } = await db.query<{ lead_id: number }>({
    name: 'store_lead',
    text: storeText,
    values: [JSON.stringify(lead), mails.status, mails.reason],
  });
  const ids = rows.map(({ lead_id }) => lead_id);
  // The lead is stored already: a failed report must not fail the submission.
  await reportLines(db, { action: 'lead.submit', entity: 'lead', ids }).catch(() => {});
  return ids[0];
}

type NewConsent = Omit<typeof consentRecords.$inferInsert, 'id' | 'recordedAt'>;

export async function insertConsent(tx: AuditedTransaction, consent: NewConsent) {
  await tx.drizzle.insert(consentRecords).values(consent);
}
