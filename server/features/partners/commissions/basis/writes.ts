import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import {
  agreementAcceptances,
  partnerAgreements,
  partnerBases,
  partnerWords,
  payRules,
} from '#server/db/tables/partners.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import type { WordRow } from './queries.ts';

/** Stores the record of an affiliate, over an earlier one; returns when. */
export async function storeBasis(
  tx: AuditedTransaction,
  basis: Omit<typeof partnerBases.$inferSelect, 'updatedAt'>,
) {
  const { affiliateId, ...rest } = basis;
  const [row] = await tx.drizzle
    .insert(partnerBases)
    .values(basis)
    .onConflictDoUpdate({
      target: partnerBases.affiliateId,
      set: { ...rest, updatedAt: sql`now()` },
    })
    .returning({ updatedAt: partnerBases.updatedAt });
  return row!.updatedAt;
}

/** Stores what an affiliate told the office; the rest of their words stays. */
export async function storeWord(
  tx: AuditedTransaction,
  affiliateId: number,
  word: Partial<Omit<WordRow, 'affiliateId'>>,
) {
  await tx.drizzle
    .insert(partnerWords)
    .values({ affiliateId, ...word })
    .onConflictDoUpdate({ target: partnerWords.affiliateId, set: word });
}

/** Ends what an affiliate told the office of their payee or form, which is recorded now. */
export async function endWord(
  tx: AuditedTransaction,
  affiliateId: number,
  { payee, w9 }: { payee: boolean; w9: boolean },
) {
  if (payee || w9) {
    await tx.drizzle
      .update(partnerWords)
      .set({
        ...(payee && { payee: null, payeeName: null, alsoApproved: false }),
        ...(w9 && { w9SentOn: null }),
      })
      .where(eq(partnerWords.affiliateId, affiliateId));
  }
}

/** Takes back that the license of an affiliate was looked up; what was recorded of it stays. */
export async function endLookUp(tx: AuditedTransaction, affiliateId: number) {
  await tx.drizzle
    .update(partnerBases)
    .set({ licenseCheckedOn: null, licenseCheckedBy: null, updatedAt: sql`now()` })
    .where(eq(partnerBases.affiliateId, affiliateId));
}

export async function insertAgreement(
  tx: AuditedTransaction,
  agreement: Pick<typeof partnerAgreements.$inferInsert, 'version' | 'texts' | 'publishedBy'>,
) {
  await tx.drizzle
    .insert(partnerAgreements)
    .values({ ...agreement, isSample: false, needsName: true });
}

/** Stores an acceptance and returns its id; one that is in force already stays as it is. */
export async function insertAcceptance(
  tx: AuditedTransaction,
  acceptance: Pick<
    typeof agreementAcceptances.$inferInsert,
    'affiliateId' | 'version' | 'language' | 'name' | 'address'
  >,
) {
  const [row] = await tx.drizzle
    .insert(agreementAcceptances)
    .values(acceptance)
    .onConflictDoNothing()
    .returning({ id: agreementAcceptances.id });
  return row?.id;
}

/** Withdraws an acceptance; returns whether one was in force. */
export async function endAcceptance(tx: AuditedTransaction, affiliateId: number, version: number) {
  const { withdrawnAt } = agreementAcceptances;
  const rows = await tx.drizzle
    .update(agreementAcceptances)
    .set({ withdrawnAt: sql`now()` })
    .where(
      and(
        eq(agreementAcceptances.affiliateId, affiliateId),
        eq(agreementAcceptances.version, version),
        isNull(withdrawnAt),
      ),
    )
    .returning({ id: agreementAcceptances.id });
  return rows.length > 0;
}

/** Notes that staff ask these affiliates; returns those whom no one asked on that day before. */
export async function markAsked(
  tx: AuditedTransaction,
  affiliateIds: readonly number[],
  { at, timeZone }: { at: Date; timeZone: string },
) {
  if (affiliateIds.length === 0) {
    return new Set();
  }
  const { affiliateId: id, askedAt } = partnerWords;
  const dayOf = (moment: SQLWrapper) => sql`(${moment} at time zone ${timeZone})::date`;
  const isEarlier = sql`${askedAt} is null or ${dayOf(askedAt)} < ${dayOf(sql`${at}::timestamptz`)}`;
  const rows = await tx.drizzle
    .insert(partnerWords)
    .values(affiliateIds.map((affiliateId) => ({ affiliateId, askedAt: at })))
    .onConflictDoUpdate({ target: id, set: { askedAt: at }, setWhere: isEarlier })
    .returning({ id });
  return new Set(rows.map((row) => row.id));
}

/** Stores a rule; returns its number. */
export async function insertPayRule(
  tx: AuditedTransaction,
  rule: Omit<typeof payRules.$inferInsert, 'id' | 'publishedAt'>,
) {
  const [row] = await tx.drizzle.insert(payRules).values(rule).returning({ id: payRules.id });
  return row!.id;
}
