import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** The affiliate a lead is credited to, with what mails about the lead need. */
export interface ReferringAffiliate {
  leadId: number;
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  referralCode: string;
  notifyReferrals: boolean;
  notifyMilestones: boolean;
}

// By hand because it runs in the transaction of every change of status: one query over two indexes
// for all its leads.
const text = `
select
  r.lead_id as "leadId",
  a.id,
  a.first_name as "firstName",
  a.last_name as "lastName",
  a.email,
  a.language,
  a.referral_code as "referralCode",
  a.notify_referrals as "notifyReferrals",
  a.notify_milestones as "notifyMilestones"
from referrals r
join affiliates a on a.id = r.affiliate_id and a.is_active and a.deleted_at is null
where r.lead_id = any($1::bigint[])`;

/** The live affiliates these leads are credited to; inactive and deleted ones are left out. */
export async function findReferringAffiliates(
  db: Queryable,
  leadIds: readonly number[],
): Promise<ReferringAffiliate[]> {
  if (leadIds.length === 0) {
    return [];
  }
  const { rows } = await db.query<ReferringAffiliate>(text, [leadIds]);
  return rows;
}
