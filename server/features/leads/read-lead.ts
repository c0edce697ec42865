import { auditRow } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { type LeadDetailRow, presentLeadDetail } from './present-detail.ts';

// Everything of one lead in one question: each list is a JSON array made by the database.
const text = `
select l.id, l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone, l.property_state as "propertyState", l.status,
  l.is_qualified as "isQualified", l.referral_code as "referralCode", l.language, l.suspicion, l.created_at as "createdAt",
  l.home_price as "homePrice", l.electric_bill as "electricBill", l.credit_score as "creditScore", l.first_time_homebuyer as "firstTimeHomebuyer",
  l.transaction_type as "transactionType", l.timeline, l.contact_method as "contactMethod", l.current_address as "currentAddress",
  l.housing_status as "housingStatus", l.monthly_payment as "monthlyPayment", l.solar_cost as "solarCost", l.tax_credit as "taxCredit",
  l.education_earnings as "educationEarnings", l.monthly_savings as "monthlySavings", l.monthly_savings_low as "monthlySavingsLow",
  l.annual_savings as "annualSavings", l.lifetime_savings as "lifetimeSavings", l.savings_amount as "savingsAmount", l.system_kw::float8 as "systemKw",
  l.terms_version as "termsVersion", t.as_of as "termsAsOf", l.session_id as "sessionId", l.updated_at as "updatedAt",
  (select json_agg(json_build_object('purpose', purpose, 'version', version, 'language', language, 'channels', channels, 'text', text,
      'isVersionConfirmed', is_version_confirmed, 'wasPrechecked', was_prechecked, 'pageUrl', page_url, 'ipAddress', ip_address,
      'userAgent', user_agent, 'recordedAt', recorded_at) order by recorded_at)
    from consent_records where lead_id = l.id) as consents,
  (select json_build_object('affiliateId', a.id, 'affiliateName', a.first_name || ' ' || a.last_name, 'company', a.company,
      'referralCode', r.referral_code, 'status', r.status, 'isSelfReferral', r.is_self_referral, 'attribution', r.attribution)
    from referrals r join affiliates a on a.id = r.affiliate_id where r.lead_id = l.id) as referral,
  (select json_agg(json_build_object('fromStatus', h.from_status, 'toStatus', h.to_status, 'actorKind', h.actor_kind, 'actorName', u.username,
      'changedAt', h.changed_at) order by h.changed_at, h.id)
    from lead_status_history h left join admin_users u on h.actor_kind = 'staff' and u.id = h.actor_id where h.lead_id = l.id) as "statusHistory",
  (select json_agg(e order by e."createdAt") from (
    select eligible, state, credit_score as "creditScore", home_price as "homePrice", created_at as "createdAt"
    from eligibility_checks where session_id = l.session_id order by created_at desc limit 20) e) as "eligibilityChecks",
  (select json_agg(c order by c."createdAt") from (
    select home_price as "homePrice", electric_bill as "electricBill", property_state as "propertyState", (result->>'monthlySavings')::int as "monthlySavings",
      (result->>'totalBenefit')::int as "totalBenefit", terms_version as "termsVersion", created_at as "createdAt"
    from calculations where session_id = l.session_id order by created_at desc limit 20) c) as calculations,
  (select json_agg(json_build_object('kind', kind, 'recipient', recipient, 'status', status, 'createdAt', created_at, 'sentAt', sent_at) order by id)
    from outbox where lead_id = l.id) as mails
from leads l left join terms_versions t on t.id = l.terms_version
where l.id = $1 and l.deleted_at is null`;

/** Everything known of a lead; 404 when there is none. That it was looked at is written down. */
export async function readLeadDetail(
  db: Queryable,
  actor: StaffActor,
  id: number,
  ipAddress: string,
) {
  const {
    rows: [row],
  } = await db.query<LeadDetailRow>({
    name: 'read_lead',
    text,
    values: [id],
  });
  if (!row) {
    throw new HttpError(404, 'There is no lead with this number.');
  }
  await auditRow(db, {
    actor: { kind: 'staff', id: actor.id },
    action: 'lead.view',
    entity: 'lead',
    entityId: id,
    ipAddress,
  });
  return presentLeadDetail(row);
}
