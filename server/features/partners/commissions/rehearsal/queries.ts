import type { Computed } from '#core/domain/partners/ledger/referral-move.ts';
import { closedStatuses } from '#core/domain/leads/lead-status.ts';
import type { Queryable } from '#server/db/queryable.ts';

// No lead scope: figures of all leads of a year.

/**
 * Referrals whose leads last closed between two days of a time zone and are still closed; those
 * that earned nothing by a rule are left out.
 */
export async function findClosed(
  db: Queryable,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
) {
  const { rows } = await db.query<{
    affiliateId: number;
    earnedCents: number;
    computed: Computed;
  }>(
    `select r.affiliate_id::float8 as "affiliateId", r.commission_amount::float8 as "earnedCents",
       line.computed
     from referrals r
     join leads l on l.id = r.lead_id and l.status = any($1::varchar[])
     join lateral (
       select max(h.changed_at) as at from lead_status_history h
       where h.lead_id = l.id and h.to_status = any($1::varchar[])
     ) closed on (closed.at at time zone $4)::date between $2::date and $3::date
     join lateral (
       select c.basis->'computed' as computed from commission_ledger c
       where c.referral_id = r.id and c.affiliate_id = r.affiliate_id
         and c.basis->'computed' is not null
       order by c.created_at desc, c.id desc limit 1
     ) line on true
     where r.status in ('qualified', 'approved', 'paid')
     order by r.created_at, r.id`,
    [[...closedStatuses], from, to, timeZone],
  );
  return rows;
}
