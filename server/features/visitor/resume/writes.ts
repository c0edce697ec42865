import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { resumableAnswers } from '#server/db/tables/tracking.ts';

/** Wrong digits after which a code is of no use any more. */
const mostWrongTries = 5;

const { code, expiresAt, wrongTries } = resumableAnswers;

function isUsable(wanted: string) {
  return and(eq(code, wanted), gt(expiresAt, sql`now()`), lt(wrongTries, mostWrongTries));
}

export async function findAnswers(db: Queryable, wanted: string) {
  const [row] = await db.drizzle.select().from(resumableAnswers).where(isUsable(wanted));
  return row;
}

type NewAnswers = typeof resumableAnswers.$inferInsert;

/** Keeps answers under a code; false if the code is taken. */
export async function insertAnswers(db: Queryable, row: NewAnswers) {
  const { rowCount } = await db.drizzle
    .insert(resumableAnswers)
    .values(row)
    .onConflictDoNothing({ target: resumableAnswers.code });
  return rowCount === 1;
}

/** A visit has one code: the answers under its earlier ones are older, and others of it wait. */
export async function forgetAnswers(tx: Transaction, sessionId: string) {
  await tx.query('select pg_advisory_xact_lock($1::int, hashtext($2))', [
    advisoryLocks.visit,
    sessionId,
  ]);
  await tx.drizzle.delete(resumableAnswers).where(eq(resumableAnswers.sessionId, sessionId));
}

/**
 * Tries digits on a usable code and counts a wrong try in the same statement: concurrent tries get
 * no more answers than successive ones.
 */
export async function tryDigits(db: Queryable, code: string, digits: string) {
  const isWrong = sql`${resumableAnswers.phoneLast4} is distinct from ${digits}::text`;
  const [row] = await db.drizzle
    .update(resumableAnswers)
    .set({ wrongTries: sql`${resumableAnswers.wrongTries} + (${isWrong})::int` })
    .where(isUsable(code))
    .returning();
  return row;
}
