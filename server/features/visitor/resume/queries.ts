import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { resumableAnswers } from '#server/db/tables/tracking.ts';

/** Wrong digits after which a code is of no use any more. */
const mostWrongTries = 5;

const { code, expiresAt, wrongTries } = resumableAnswers;

export function isUsable(wanted: string) {
  return and(eq(code, wanted), gt(expiresAt, sql`now()`), lt(wrongTries, mostWrongTries));
}

export async function findAnswers(db: Queryable, wanted: string) {
  const [row] = await db.drizzle.select().from(resumableAnswers).where(isUsable(wanted));
  return row;
}
