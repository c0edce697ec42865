import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm';
import { countFirstDays } from '#server/db/first-days.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { eligibilityChecks } from '#server/db/tables/calculations.ts';
import { consentRecords } from '#server/db/tables/contact.ts';
import type { ConsentValues } from '../applications/writes.ts';

type NewCheck = Omit<typeof eligibilityChecks.$inferInsert, 'id' | 'createdAt'>;

/** Stores a check, with its consent record if its page named a text. */
export async function insertCheck(tx: Transaction, check: NewCheck, consent: ConsentValues | null) {
  const { id } = eligibilityChecks;
  const [stored] = await tx.drizzle.insert(eligibilityChecks).values(check).returning({ id });
  if (consent) {
    await tx.drizzle.insert(consentRecords).values({ ...consent, eligibilityCheckId: stored!.id });
  }
}

/** The newest `count` checks of these sessions, newest first. */
export function findChecks(db: Queryable, sessionIds: readonly string[], count: number) {
  const { eligible, state, creditScore, homePrice, termsVersion, language, createdAt } =
    eligibilityChecks;
  return (
    db.drizzle
      .select({
        eligible,
        state: sql<string>`${state}`,
        creditScore: sql<number>`${creditScore}`,
        homePrice: sql<number>`${homePrice}`,
        termsVersion,
        language,
        createdAt,
      })
      .from(eligibilityChecks)
      // A check whose answers were removed is left out.
      .where(and(inArray(eligibilityChecks.sessionId, [...sessionIds]), isNotNull(creditScore)))
      .orderBy(desc(createdAt))
      .limit(count)
  );
}

export function findCheckDays(db: Queryable, timeZone: string) {
  return countFirstDays(db, eligibilityChecks, timeZone);
}
