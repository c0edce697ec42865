import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { CommissionTerms, ReferralStatus } from '#core/domain/partners/commission.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { referralHandovers, referrals } from '#server/db/tables/commissions.ts';
import { affiliateRates, affiliates } from '#server/db/tables/people.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { noSuchAffiliate } from '../policy.ts';

/** The affiliate that a lead is credited to; null without one. */
export interface Credit {
  referralId: number;
  affiliateId: number | null;
  referralCode: string | null;
}

/**
 * Locks the credit of a lead until the transaction ends. A lead without a referral gets one without
 * an affiliate. The lead must be locked before.
 */
export async function lockCredit(tx: AuditedTransaction, leadId: number): Promise<Credit> {
  const { id: referralId, affiliateId, referralCode } = referrals;
  const credit = { referralId, affiliateId, referralCode };
  const [found] = await tx.drizzle
    .select(credit)
    .from(referrals)
    .where(eq(referrals.leadId, leadId))
    .for('no key update');
  if (found) {
    return found;
  }
  const attribution = { reason: 'no_touch', touches: [] };
  const [nobody] = await tx.drizzle
    .insert(referrals)
    .values({ leadId, status: 'void', attribution })
    .returning(credit);
  return nobody!;
}

export type Candidate = Awaited<ReturnType<typeof requireCandidate>>;

/** An affiliate, locked against deactivation; 404 if there is none, 409 if inactive. */
export async function requireCandidate(tx: AuditedTransaction, id: number) {
  const [found] = await tx.drizzle
    .select({
      ...columnsOf(affiliates, 'id firstName lastName email phone language referralCode'),
      ...columnsOf(affiliates, 'isActive notifyReferrals'),
    })
    .from(affiliates)
    .where(and(eq(affiliates.id, id), isNull(affiliates.deletedAt)))
    .for('no key update');
  const candidate = demand(found, noSuchAffiliate);
  if (!candidate.isActive) {
    throw new HttpError(
      409,
      'This affiliate is inactive and can be given no lead. Activate the account first. Nothing was changed.',
    );
  }
  return candidate;
}

/** License and rate of an affiliate at a moment, or the first known if none is as old. */
export async function findRateAt(db: Queryable, ofAffiliate: number, moment: Date) {
  const { id, affiliateId, since, isLicensedRealtor, commissionUnit, commissionRate } =
    affiliateRates;
  const columns = { isLicensedRealtor, commissionUnit, commissionRate };
  const isTheirs = eq(affiliateId, ofAffiliate);
  const [then] = await db.drizzle
    .select(columns)
    .from(affiliateRates)
    .where(and(isTheirs, lte(since, moment)))
    .orderBy(desc(since), desc(id))
    .limit(1);
  if (then) {
    return then;
  }
  const [first] = await db.drizzle
    .select(columns)
    .from(affiliateRates)
    .where(isTheirs)
    .orderBy(asc(since), asc(id))
    .limit(1);
  return first!;
}

interface Decision {
  leadId: number;
  /** Null credits no affiliate. */
  to: { id: number; referralCode: string; isSelf: boolean } | null;
  /** The other affiliate's terms at the time of qualification; null for nothing. */
  terms: CommissionTerms | null;
  /** Ledger lines up to this one belong to affiliates who were credited before. */
  lastLineId: number;
  reason: string;
  actorId: number;
}

/**
 * Credits a locked referral to another affiliate and stores the decision, its author and reason;
 * returns the decision's id. Earnings of the former affiliate must have been taken back before. A
 * referral without an affiliate must be void.
 */
export async function giveCredit(
  tx: AuditedTransaction,
  { referralId, affiliateId: fromAffiliateId, referralCode: fromCode }: Credit,
  { to, ...decision }: Decision,
) {
  const { id: toAffiliateId = null, referralCode: toCode = null, isSelf = false } = to ?? {};
  await tx.drizzle
    .update(referrals)
    .set({
      affiliateId: toAffiliateId,
      referralCode: toCode,
      isSelfReferral: isSelf,
      updatedAt: sql`now()`,
    })
    .where(eq(referrals.id, referralId));
  const [row] = await tx.drizzle
    .insert(referralHandovers)
    .values({ ...decision, referralId, fromAffiliateId, fromCode, toAffiliateId, toCode })
    .returning({ id: referralHandovers.id });
  return row!.id;
}

/** A referral during a merge of leads, with its unchanged row. */
export interface HeldCredit {
  id: number;
  leadId: number;
  affiliateId: number | null;
  referralCode: string | null;
  status: ReferralStatus;
  createdAt: Date;
  attribution: { reason?: string; touches?: { touchedAt: string; verdict: string }[] } | null;
  /** When staff last decided on it; null if never. */
  decidedAt: Date | null;
  row: object;
}

const heldText = `
select r.id, r.lead_id as "leadId", r.affiliate_id as "affiliateId",
  r.referral_code as "referralCode", r.status, r.created_at as "createdAt", r.attribution,
  (select max(h.decided_at) from referral_handovers h where h.referral_id = r.id) as "decidedAt",
  to_jsonb(r) as row
from referrals r where r.lead_id = any($1) order by r.id for no key update`;

/** The referrals of locked leads, kept from every other change until the transaction ends. */
export async function lockCredits(tx: AuditedTransaction, leadIds: readonly number[]) {
  const { rows } = await tx.query<HeldCredit & Record<string, unknown>>(heldText, [leadIds]);
  return rows;
}

/** Swaps the referrals of two leads; either may have none. */
export async function swapCredits(tx: AuditedTransaction, one: number, other: number) {
  await tx.query(
    `update referrals set updated_at = now(), lead_id = case lead_id when $1 then $2 else $1 end
     where lead_id in ($1, $2)`,
    [one, other],
  );
}

/** Restores referrals to the leads they had, exactly as they were. */
export async function restoreCredits(tx: AuditedTransaction, rows: readonly object[]) {
  await tx.query(
    `update referrals r set lead_id = was.lead_id, updated_at = case
       when r.status = was.status and r.commission_amount = was.commission_amount
         and r.affiliate_id is not distinct from was.affiliate_id then was.updated_at
       else now()
     end
     from jsonb_populate_recordset(null::referrals, $1) was
     where r.id = was.id`,
    [JSON.stringify(rows)],
  );
}
