import type { Queryable } from '#server/db/queryable.ts';
import type { notSent } from '#server/outside/mail.ts';
import type { JudgedLead } from './judge-lead.ts';

/** A lead ready to be stored, under the key that makes it one lead however often it is sent. */
export interface KeyedLead extends JudgedLead {
  key: string;
  request_hash: string;
  staff_mail: string | null;
}

/** How the two mails about a lead begin: where there is no mail server, they end at once. */
export type MailState = typeof notSent | { status: 'waiting'; reason: null };

/**
 * An automatic key is the content itself: it guards against a double click, not against applying
 * again another day.
 */
export const automaticPrefix = 'auto:';

// One statement, so one round trip and one commit: the lead exists with its proof, its receipt and
// its mails, or not at all. `claimed` lets one of several equal submissions through, across
// requests and across server processes.
const text = `
with input as materialized (
  select nextval('leads_id_seq') as id, x.* from jsonb_to_recordset($1::jsonb) as x(
    key text, request_hash text, staff_mail text,
    first_name text, last_name text, email text, phone text, home_price int, electric_bill int, credit_score text, property_state text,
    first_time_homebuyer boolean, transaction_type text, timeline text, contact_method text, current_address text, housing_status text,
    monthly_payment text, solar_cost int, tax_credit int, education_earnings int, monthly_savings int, monthly_savings_low int,
    annual_savings int, lifetime_savings int, savings_amount int, system_kw numeric, is_qualified boolean, status text, language text,
    terms_version text, session_id text, suspicion text[],
    consent_version text, consent_channels text[], consent_text text, is_version_confirmed boolean, was_prechecked boolean,
    page_url text, ip_address text, user_agent text,
    affiliate_id bigint, referral_code text, is_self_referral boolean, attribution jsonb)
), claimed as (
  insert into idempotency_keys as k (key, request_hash, lead_id) select key, request_hash, id from input
  on conflict (key) do update set request_hash = excluded.request_hash, lead_id = excluded.lead_id, created_at = now()
    where k.key like '${automaticPrefix}%' and k.created_at < now() - interval '24 hours'
  returning key, lead_id
), fresh as materialized (
  select input.* from input join claimed on claimed.lead_id = input.id
), lead as (
  insert into leads (id, first_name, last_name, email, phone, home_price, electric_bill, credit_score, property_state, first_time_homebuyer,
    transaction_type, timeline, contact_method, current_address, housing_status, monthly_payment, solar_cost, tax_credit, education_earnings,
    monthly_savings, monthly_savings_low, annual_savings, lifetime_savings, savings_amount, system_kw, is_qualified, status, language,
    terms_version, session_id, suspicion, referral_code) overriding system value
  select id, first_name, last_name, email, phone, home_price, electric_bill, credit_score, property_state, first_time_homebuyer,
    transaction_type, timeline, contact_method, current_address, housing_status, monthly_payment, solar_cost, tax_credit, education_earnings,
    monthly_savings, monthly_savings_low, annual_savings, lifetime_savings, savings_amount, system_kw, is_qualified, status, language,
    terms_version, session_id, suspicion, referral_code from fresh
), history as (
  insert into lead_status_history (lead_id, to_status, actor_kind) select id, status, 'visitor' from fresh
), consent as (
  insert into consent_records (lead_id, purpose, version, language, channels, text, is_version_confirmed, was_prechecked, page_url, ip_address, user_agent)
  select id, 'application', consent_version, language, consent_channels, consent_text, is_version_confirmed, was_prechecked, page_url, ip_address, user_agent from fresh
), referral as (
  insert into referrals (affiliate_id, lead_id, referral_code, attribution, is_self_referral)
  select affiliate_id, id, referral_code, attribution, is_self_referral from fresh where affiliate_id is not null
), touch as (
  insert into attribution_touches (session_id, affiliate_id, referral_code, page, source)
  select session_id, affiliate_id, referral_code, '/apply', 'browser' from fresh
  where affiliate_id is not null and session_id is not null and not exists (
    select 1 from attribution_touches t where t.session_id = fresh.session_id and t.affiliate_id = fresh.affiliate_id)
), audit as (
  insert into audit_log (actor_kind, action, entity, entity_id, after, ip_address)
  select 'visitor', 'lead.submit', 'lead', id, jsonb_build_object('status', status, 'referralCode', referral_code, 'termsVersion', terms_version), ip_address from fresh
), mail as (
  insert into jobs (kind, recipient, language, lead_id, status, last_error)
  select 'lead_notification', staff_mail, 'en', id, $2::varchar, $3::text from fresh
  union all select 'application_received', email, language, id, $2::varchar, $3::text from fresh
), visits as (
  update interactions set lead_id = fresh.id from fresh where interactions.session_id = fresh.session_id and interactions.lead_id is null
)
select key, lead_id from claimed`;

/**
 * Stores leads with everything that belongs to them; answers the new id by key. A key that was used
 * before is not in the answer.
 */
export async function storeLeads(
  db: Queryable,
  leads: readonly KeyedLead[],
  mails: MailState,
): Promise<Map<string, number>> {
  // Always in the order of the keys: two processes with the same two submissions must not wait for
  // each other in a circle.
  const inOrder = leads.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await db.query<{ key: string; lead_id: number }>({
    name: 'store_leads',
    text,
    values: [JSON.stringify(inOrder), mails.status, mails.reason],
  });
  return new Map(rows.map((row) => [row.key, row.lead_id]));
}
