import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { resumableAnswers } from '#server/db/tables/tracking.ts';
import { isUsable } from './queries.ts';

type NewAnswers = typeof resumableAnswers.$inferInsert;

/** Keeps answers under a code; false if the code is taken. */
export async function insertAnswers(db: Queryable, row: NewAnswers): Promise<boolean> {
  const { rowCount } = await db.drizzle
    .insert(resumableAnswers)
    .values(row)
    .onConflictDoNothing({ target: resumableAnswers.code });
  return rowCount === 1;
}

/** A visit has one code: the answers under its earlier ones are older. */
export async function forgetAnswers(db: Queryable, sessionId: string): Promise<void> {
  await db.drizzle.delete(resumableAnswers).where(eq(resumableAnswers.sessionId, sessionId));
}

/**
 * Tries digits on a usable code and counts a wrong try in the same statement: of many at once, no more
 * are answered than one after another.
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
