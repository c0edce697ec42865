import type { Database } from '#server/db/open.ts';

const code = 'BENCHBUSY';

/** Visits with the code for each referral: one of twenty visitors applies. */
export const visitsOfLead = 20;

const insertAffiliate = `
insert into affiliates (first_name, last_name, email, referral_code)
values ('Busy', 'Partner', 'partner.busy@example.com', '${code}')
returning id`;

// Spread over all the years: every sixteenth lead that nobody referred, then some more.
const insertReferrals = `
insert into referrals (affiliate_id, lead_id, referral_code, status, created_at)
select
  $1, l.id, '${code}',
  (array['pending', 'pending', 'pending', 'qualified', 'qualified', 'approved', 'paid', 'void'])
    [1 + (l.id / 16 % 8)::int],
  l.created_at
from leads l
where not exists (select 1 from referrals r where r.lead_id = l.id)
order by l.id % 16, l.id
limit $2`;

const insertTouches = `
insert into attribution_touches (session_id, affiliate_id, referral_code, page, touched_at)
select
  case when k = 0 then l.session_id else 'busy-' || l.id || '-' || k end, r.affiliate_id, '${code}',
  '/', l.created_at - k * interval '10 minutes'
from referrals r
join leads l on l.id = r.lead_id
cross join generate_series(0, ${visitsOfLead - 1}) k
where r.affiliate_id = $1
order by l.created_at - k * interval '10 minutes'`;

// What these referrals earned, and what of it was paid.
const insertLedger = `
insert into commission_ledger
  (referral_id, affiliate_id, kind, amount_cents, basis, actor_kind, created_at, event_key, cause)
select r.id, r.affiliate_id, line.kind, line.cents, '{}', 'system', r.created_at, line.cause, line.cause
from referrals r
join (values ('accrual', 1200000, 'status'), ('payout', -1200000, 'payout')) line (kind, cents, cause)
  on r.status = 'paid' or (r.status in ('qualified', 'approved') and line.kind = 'accrual')
where r.affiliate_id = $1
order by r.created_at`;

/**
 * Makes an affiliate to whom so many of the leads are credited, with twenty visits each; the one of an
 * earlier run is kept. Answers its number.
 */
export async function makeBusyAffiliate(db: Database, referralCount: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `select id from affiliates where referral_code = $1`,
    [code],
  );
  if (rows.length > 0) {
    return rows[0]!.id;
  }
  return db.maintain(async (client) => {
    await client.query('set session_replication_role = replica');
    const made = await client.query<{ id: string }>(insertAffiliate);
    const affiliateId = Number(made.rows[0]!.id);
    await client.query(insertReferrals, [affiliateId, referralCount]);
    await client.query(insertTouches, [affiliateId]);
    await client.query(insertLedger, [affiliateId]);
    await client.query('reset session_replication_role');
    await client.query('vacuum (analyze) referrals, attribution_touches, commission_ledger');
    return affiliateId;
  });
}
