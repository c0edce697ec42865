import { and, count, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import {
  agreementAcceptances,
  partnerAgreements,
  partnerBases,
  partnerWords,
  payRules,
} from '#server/db/tables/partners.ts';
import { payoutBatches, payoutItems, referrals } from '#server/db/tables/commissions.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { newestComputed } from '../queries.ts';

/** The records of staff on these affiliates; those without a record are left out. */
export function findBases(db: Queryable, affiliateIds: readonly number[]) {
  return db.drizzle
    .select()
    .from(partnerBases)
    .where(inArray(partnerBases.affiliateId, [...affiliateIds]));
}

export function findWords(db: Queryable, affiliateIds: readonly number[]) {
  return db.drizzle
    .select()
    .from(partnerWords)
    .where(inArray(partnerWords.affiliateId, [...affiliateIds]));
}

export type WordRow = Awaited<ReturnType<typeof findWords>>[number];

export type BasisRow = Awaited<ReturnType<typeof findBases>>[number];

/** Every rule for pay, in the order in which they were recorded. */
export function findPayRules(db: Queryable) {
  return db.drizzle.select().from(payRules).orderBy(payRules.publishedAt, payRules.id);
}

export type PayRuleRow = Awaited<ReturnType<typeof findPayRules>>[number];

/** The newest agreement; the sample while no other was published. */
export async function findNewestAgreement(db: Queryable) {
  const { isSample, publishedAt, version } = partnerAgreements;
  const [row] = await db.drizzle
    .select()
    .from(partnerAgreements)
    .orderBy(isSample, desc(publishedAt), desc(version))
    .limit(1);
  return row!;
}

export type AgreementRow = Awaited<ReturnType<typeof findNewestAgreement>>;

export function findAcceptances(db: Queryable, version: number, affiliateIds: readonly number[]) {
  const { affiliateId, acceptedAt, id } = agreementAcceptances;
  return db.drizzle
    .selectDistinctOn([affiliateId])
    .from(agreementAcceptances)
    .where(
      and(
        eq(agreementAcceptances.version, version),
        inArray(agreementAcceptances.affiliateId, [...affiliateIds]),
      ),
    )
    .orderBy(affiliateId, desc(acceptedAt), desc(id));
}

/** What an affiliate accepted of other versions than this one, the newest first. */
export function findEarlierAcceptances(db: Queryable, id: number, newest: number) {
  const { affiliateId, version, name, acceptedAt, withdrawnAt } = agreementAcceptances;
  return db.drizzle
    .select({ version, name, acceptedAt, withdrawnAt })
    .from(agreementAcceptances)
    .where(and(eq(affiliateId, id), ne(version, newest)))
    .orderBy(desc(acceptedAt), desc(agreementAcceptances.id));
}

/** An acceptance with the text that was accepted; undefined if there is none. */
export async function findAcceptance(db: Queryable, id: number) {
  const { version, texts } = partnerAgreements;
  const [row] = await db.drizzle
    .select({ acceptance: agreementAcceptances, texts })
    .from(agreementAcceptances)
    .innerJoin(partnerAgreements, eq(version, agreementAcceptances.version))
    .where(eq(agreementAcceptances.id, id));
  return row;
}

export type AcceptanceRow = Awaited<ReturnType<typeof findAcceptances>>[number];

export function findAgreements(db: Queryable) {
  const { publishedAt, version } = partnerAgreements;
  return db.drizzle.select().from(partnerAgreements).orderBy(desc(publishedAt), desc(version));
}

export async function countAccepted(db: Queryable) {
  const { version, withdrawnAt } = agreementAcceptances;
  const rows = await db.drizzle
    .select({ version, accepted: count() })
    .from(agreementAcceptances)
    .where(isNull(withdrawnAt))
    .groupBy(version);
  return new Map(rows.map((row) => [row.version, row.accepted]));
}

/** The next free version. The table is locked, so that two publications get two numbers. */
export async function nextVersion(tx: Queryable) {
  await tx.query('lock table partner_agreements in share row exclusive mode');
  const [row] = await tx.drizzle
    .select({ last: sql<number>`coalesce(max(${partnerAgreements.version}), 0)` })
    .from(partnerAgreements);
  return row!.last + 1;
}

// No lead scope: sums of partners.

/** The partners whose kind is recorded, with their unit and the US cents of their estimates. */
export function findPartnersOfKind(db: Queryable) {
  const { id, firstName, lastName, isLicensedRealtor, commissionUnit } = affiliates;
  return db.drizzle
    .select({
      id,
      name: sql<string>`${firstName} || ' ' || ${lastName}`,
      kind: partnerBases.kind,
      isLicensedRealtor,
      commissionUnit,
      cents: sql<number>`coalesce((
        select sum(r.commission_amount) from referrals r
        where r.affiliate_id = ${affiliates.id} and r.status = 'qualified'
      ), 0)::bigint`.mapWith(Number),
    })
    .from(affiliates)
    .innerJoin(partnerBases, eq(partnerBases.affiliateId, id))
    .where(isNull(affiliates.deletedAt));
}

/** What payouts that still stand paid to these affiliates since a day, by referral. */
export function findPaidSince(db: Queryable, affiliateIds: readonly number[], day: string) {
  const { affiliateId, batchId, referralId, paidCents } = payoutItems;
  return db.drizzle
    .select({ affiliateId, paidCents, computed: newestComputed.as('computed') })
    .from(payoutItems)
    .innerJoin(payoutBatches, eq(payoutBatches.id, batchId))
    .innerJoin(referrals, eq(referrals.id, referralId))
    .where(
      and(
        inArray(affiliateId, [...affiliateIds]),
        gte(payoutBatches.paidOn, day),
        sql`exists (select 1 from standing_parts s
          where s.batch_id = ${batchId} and s.referral_id = ${referralId})`,
      ),
    );
}
