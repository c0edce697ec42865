import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { CommissionTerms } from '#core/domain/commission.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { referralHandovers, referrals } from '#server/db/tables/commissions.ts';
import { affiliateRates, affiliates } from '#server/db/tables/people.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { noSuchAffiliate } from '../policy.ts';

/** Whom a lead is credited to, null for nobody. */
export interface Credit {
  referralId: number;
  affiliateId: number | null;
  referralCode: string | null;
}

/**
 * Whom a lead is credited to, kept from every other change until the transaction ends. A lead that
 * nobody sent gets a referral of nobody. The lead itself must be locked before.
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

/**
 * The affiliate of this number, kept from being switched off meanwhile; 404 if there is none, 409
 * for an inactive one.
 */
export async function requireCandidate(tx: AuditedTransaction, id: number) {
  const { firstName, lastName, email, phone, language, referralCode, isActive, notifyReferrals } =
    affiliates;
  const [candidate] = await tx.drizzle
    .select({
      id: affiliates.id,
      firstName,
      lastName,
      email,
      phone,
      language,
      referralCode,
      isActive,
      notifyReferrals,
    })
    .from(affiliates)
    .where(and(eq(affiliates.id, id), isNull(affiliates.deletedAt)))
    .for('no key update');
  if (!candidate) {
    throw noSuchAffiliate();
  }
  if (!candidate.isActive) {
    throw new HttpError(
      409,
      'This affiliate is inactive and can be given no lead. Activate the account first. Nothing was changed.',
    );
  }
  return candidate;
}

/** License and rate of an affiliate at a moment; of one before it was known, the first known one. */
export async function findRateAt(
  db: Queryable,
  ofAffiliate: number,
  moment: Date,
): Promise<CommissionTerms> {
  const { id, affiliateId, since, isLicensedRealtor, commissionRate } = affiliateRates;
  const columns = { isLicensedRealtor, commissionRate };
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
  /** Null for nobody. */
  to: { id: number; referralCode: string; isSelf: boolean } | null;
  /** What the other one would have earned by when the lead qualified; null for nothing. */
  terms: CommissionTerms | null;
  /** Ledger lines up to this one belong to affiliates who were credited before. */
  lastLineId: number;
  reason: string;
  actorId: number;
}

/**
 * Writes on a locked referral whom it is credited to from now on, and who decided it why; answers
 * the number of the decision. What it earned for somebody else must have been taken away before. A
 * referral of nobody must be void.
 */
export async function giveCredit(
  tx: AuditedTransaction,
  { referralId, affiliateId: fromAffiliateId, referralCode: fromCode }: Credit,
  { to, ...decision }: Decision,
): Promise<number> {
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
