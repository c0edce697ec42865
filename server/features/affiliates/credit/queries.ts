import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { CommissionTerms } from '#core/domain/commission.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { referralHandovers, referrals } from '#server/db/tables/commissions.ts';
import { affiliateRates, affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';

/** Whom a lead is credited to, kept from every other change until the transaction ends. */
export async function lockReferral(tx: AuditedTransaction, ofLead: number) {
  const { id, leadId, affiliateId, referralCode } = referrals;
  const [row] = await tx.drizzle
    .select({ id, affiliateId, referralCode })
    .from(referrals)
    .where(eq(leadId, ofLead))
    .for('no key update');
  return row;
}

/** An affiliate who was not deleted, kept from being switched off until the transaction ends. */
export async function lockCandidate(tx: AuditedTransaction, id: number) {
  const { firstName, lastName, email, phone, language, referralCode, isActive, notifyReferrals } =
    affiliates;
  const [row] = await tx.drizzle
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
  return row;
}

/** The rate of a moment; of one before the first rate that was kept, that first one. */
export async function findRate(
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

/** Every decision of staff on whom a lead is credited to, the first one first. */
export function findHandovers(db: Queryable, ofLead: number) {
  return db.drizzle
    .select()
    .from(referralHandovers)
    .where(eq(referralHandovers.leadId, ofLead))
    .orderBy(asc(referralHandovers.id));
}
