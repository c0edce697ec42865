import { createHash } from 'node:crypto';
import { and, eq, gt, gte, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { emailUndoTokens } from '#server/db/tables/people.ts';

const { affiliateId, address, token, changedAt, expiresAt, used } = emailUndoTokens;

// The table holds no token: a stolen copy of it gives nobody an account.
function hashOf(plain: string): string {
  return createHash('sha256').update(plain).digest('hex');
}

/** An address that an account had until a moment. */
export interface EarlierAddress {
  affiliateId: number;
  address: string;
  changedAt: Date;
}

export async function insertUndo(
  db: Queryable,
  earlier: EarlierAddress,
  { plain, hours }: { plain: string; hours: number },
): Promise<void> {
  await db.drizzle.insert(emailUndoTokens).values({
    ...earlier,
    token: hashOf(plain),
    expiresAt: sql`${earlier.changedAt}::timestamptz + make_interval(hours => ${hours}::int)`,
  });
}

/** Whose address a token gives back, dead or not; undefined for one that never was. */
export async function findUndoOwner(tx: Transaction, plain: string): Promise<number | undefined> {
  const [row] = await tx.drizzle
    .select({ affiliateId })
    .from(emailUndoTokens)
    .where(eq(token, hashOf(plain)));
  return row?.affiliateId;
}

/**
 * Uses a token up; undefined when it was used before, is over, or never was, and when its change was
 * taken back with an earlier one: its mail may have left after that.
 */
export async function spendUndo(
  tx: Transaction,
  plain: string,
): Promise<EarlierAddress | undefined> {
  const spent = alias(emailUndoTokens, 'spent');
  const undone = tx.drizzle
    .select({ id: spent.id })
    .from(spent)
    .where(
      and(
        eq(spent.affiliateId, affiliateId),
        lte(spent.changedAt, changedAt),
        gte(spent.takenBackAt, changedAt),
      ),
    );
  const [row] = await tx.drizzle
    .update(emailUndoTokens)
    .set({
      used: true,
      takenBackAt: sql`clock_timestamp()`,
      // Kept until no change before this moment can have a link that is not over.
      expiresAt: sql`clock_timestamp() + (${expiresAt} - ${changedAt})`,
    })
    .where(
      and(eq(token, hashOf(plain)), eq(used, false), gt(expiresAt, sql`now()`), notExists(undone)),
    )
    .returning({ affiliateId, address, changedAt });
  return row;
}

/** Makes the tokens of this change of an address, and of all later ones, void. */
export async function voidUndosSince(tx: Transaction, earlier: EarlierAddress): Promise<void> {
  await tx.drizzle
    .update(emailUndoTokens)
    .set({ used: true })
    .where(and(eq(affiliateId, earlier.affiliateId), gte(changedAt, earlier.changedAt)));
}
