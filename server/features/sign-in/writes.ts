import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { passwordResetTokens } from '#server/db/tables/people.ts';

const { email, token, used, expiresAt, createdAt } = passwordResetTokens;

// The table holds no token: a stolen copy of it resets no password.
function hashOf(plain: string): string {
  return createHash('sha256').update(plain).digest('hex');
}

function isOpen(plain: string) {
  return and(eq(token, hashOf(plain)), eq(used, false), gt(expiresAt, sql`now()`));
}

function isOf(address: string) {
  return sql`lower(${email}) = lower(${address})`;
}

/** Stores a token for an address of mail; its time is the database's. */
export async function insertToken(
  db: Queryable,
  { address, plain, minutes }: { address: string; plain: string; minutes: number },
): Promise<void> {
  await db.drizzle.insert(passwordResetTokens).values({
    email: address,
    token: hashOf(plain),
    expiresAt: sql`now() + make_interval(mins => ${minutes}::int)`,
  });
}

/** The address that a token was sent to, while it may be used. */
export async function findAddress(db: Queryable, plain: string): Promise<string | undefined> {
  const [row] = await db.drizzle.select({ email }).from(passwordResetTokens).where(isOpen(plain));
  return row?.email;
}

/** Uses a token up; false when it was used before, is over, or never was. */
export async function spendToken(tx: Transaction, plain: string): Promise<boolean> {
  const rows = await tx.drizzle
    .update(passwordResetTokens)
    .set({ used: true })
    .where(isOpen(plain))
    .returning({ id: passwordResetTokens.id });
  return rows.length > 0;
}

/** Makes the tokens of an address void, or those of them from before a moment. */
export async function voidTokens(db: Queryable, address: string, before?: Date): Promise<void> {
  const isEarlier = before === undefined ? undefined : lt(createdAt, before);
  await db.drizzle
    .update(passwordResetTokens)
    .set({ used: true })
    .where(and(isOf(address), eq(used, false), isEarlier));
}
