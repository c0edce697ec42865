import { and, eq, gt, gte, inArray, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/open.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { emailUndoTokens, passwordResetTokens, staffLinks } from '#server/db/tables/people.ts';
import { randomToken, sha256 } from '#server/outside/ids.ts';

// Mailed links that open an account, each by a 256-bit token that works once. Times are the
// database's. The tables store hashes only, so a stolen copy gives access to no account.

/** How long a mailed link can set a password. */
export const resetMinutes = 60;

/**
 * A token that sets the password of an address's account. The earlier ones of the address are void,
 * or those from before a moment.
 */
export async function makeResetToken(
  db: Database,
  email: string,
  voidBefore?: Date,
): Promise<string> {
  const plain = randomToken();
  await db.transaction(async (tx) => {
    await voidResetTokens(tx, email, voidBefore);
    await tx.drizzle.insert(passwordResetTokens).values({
      email,
      token: sha256(plain),
      expiresAt: sql`now() + make_interval(mins => ${resetMinutes}::int)`,
    });
  });
  return plain;
}

function isOpenReset(plain: string) {
  const { token, used, expiresAt } = passwordResetTokens;
  return and(eq(token, sha256(plain)), eq(used, false), gt(expiresAt, sql`now()`));
}

/** The address a token was mailed to, while the token is valid. */
export async function readResetToken(db: Queryable, token: string): Promise<string | undefined> {
  const { email } = passwordResetTokens;
  const [row] = await db.drizzle
    .select({ email })
    .from(passwordResetTokens)
    .where(isOpenReset(token));
  return row?.email;
}

/** Uses a token up; true for only one of several concurrent callers. */
export async function useResetToken(tx: Transaction, token: string): Promise<boolean> {
  const rows = await tx.drizzle
    .update(passwordResetTokens)
    .set({ used: true })
    .where(isOpenReset(token))
    .returning({ id: passwordResetTokens.id });
  return rows.length > 0;
}

/** No link that was mailed to an address, or before a moment, sets a password any longer. */
export async function voidResetTokens(
  tx: Transaction,
  address: string,
  before?: Date,
): Promise<void> {
  const { email, used, createdAt } = passwordResetTokens;
  const isOfAddress = sql`lower(${email}) = lower(${address})`;
  const isEarlier = before === undefined ? undefined : lt(createdAt, before);
  await tx.drizzle
    .update(passwordResetTokens)
    .set({ used: true })
    .where(and(isOfAddress, eq(used, false), isEarlier));
}

const { affiliateId, address, token, changedAt, expiresAt, used } = emailUndoTokens;

/** The address that an account had until a moment. */
export interface EarlierAddress {
  affiliateId: number;
  address: string;
  changedAt: Date;
}

/** For how many hours after a change the old address can undo it. */
export const undoHours = 72;

/**
 * A token that restores an account's earlier address. If its mail is retried, every token works,
 * because it is unknown which one arrived.
 */
export async function makeUndoToken(db: Queryable, earlier: EarlierAddress): Promise<string> {
  const plain = randomToken();
  await db.drizzle.insert(emailUndoTokens).values({
    ...earlier,
    token: sha256(plain),
    expiresAt: sql`${earlier.changedAt}::timestamptz + make_interval(hours => ${undoHours}::int)`,
  });
  return plain;
}

/** The account a token belongs to, valid or not; undefined for an unknown token. */
export async function findUndoOwner(tx: Transaction, plain: string): Promise<number | undefined> {
  const [row] = await tx.drizzle
    .select({ affiliateId })
    .from(emailUndoTokens)
    .where(eq(token, sha256(plain)));
  return row?.affiliateId;
}

/**
 * Uses a token up, with all tokens of the same and of later changes, so that a mail about a later
 * change cannot undo the restoration. Undefined if it is unknown, used or expired, or if its change
 * was undone together with an earlier one.
 */
export async function useUndoToken(
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
  const [earlier] = await tx.drizzle
    .update(emailUndoTokens)
    .set({
      used: true,
      takenBackAt: sql`clock_timestamp()`,
      // Kept until no change before this moment can have a link that is not over.
      expiresAt: sql`clock_timestamp() + (${expiresAt} - ${changedAt})`,
    })
    .where(
      and(eq(token, sha256(plain)), eq(used, false), gt(expiresAt, sql`now()`), notExists(undone)),
    )
    .returning({ affiliateId, address, changedAt });
  if (earlier) {
    await tx.drizzle
      .update(emailUndoTokens)
      .set({ used: true })
      .where(and(eq(affiliateId, earlier.affiliateId), gte(changedAt, earlier.changedAt)));
  }
  return earlier;
}

/** For how many hours an invitation is valid. */
export const invitationHours = 72;

interface NewStaffLink {
  staffId: number;
  minutes: number;
  /** The earlier links of the account are void, or those from before a moment. */
  voidBefore?: Date | undefined;
}

/** A token that sets the password of a member of staff. */
export async function makeStaffLink(
  db: Database,
  { staffId, minutes, voidBefore }: NewStaffLink,
): Promise<string> {
  const plain = randomToken();
  await db.transaction(async (tx) => {
    await voidStaffLinks(tx, staffId, voidBefore);
    await tx.drizzle.insert(staffLinks).values({
      adminUserId: staffId,
      token: sha256(plain),
      expiresAt: sql`now() + make_interval(mins => ${minutes}::int)`,
    });
  });
  return plain;
}

function isOpenStaffLink(plain: string) {
  const { used, expiresAt } = staffLinks;
  return and(
    eq(staffLinks.token, sha256(plain)),
    eq(used, false),
    gt(expiresAt, sql`clock_timestamp()`),
  );
}

/** The account whose password a token sets, while the token is valid. */
export async function readStaffLink(db: Queryable, plain: string): Promise<number | undefined> {
  const [row] = await db.drizzle
    .select({ staffId: staffLinks.adminUserId })
    .from(staffLinks)
    .where(isOpenStaffLink(plain));
  return row?.staffId;
}

/** Uses a token up; true for only one of several concurrent callers. */
export async function useStaffLink(tx: Transaction, plain: string): Promise<boolean> {
  const { rowCount } = await tx.drizzle
    .update(staffLinks)
    .set({ used: true })
    .where(isOpenStaffLink(plain));
  return rowCount! > 0;
}

/** No link that was mailed to a member of staff, or before a moment, sets a password any longer. */
export async function voidStaffLinks(
  tx: Transaction,
  staffId: number,
  before?: Date,
): Promise<void> {
  const { adminUserId, used, createdAt } = staffLinks;
  const isEarlier = before === undefined ? undefined : lt(createdAt, before);
  await tx.drizzle
    .update(staffLinks)
    .set({ used: true })
    .where(and(eq(adminUserId, staffId), eq(used, false), isEarlier));
}

/** Expiry of each member's newest link; members without a link are left out. */
export async function findStaffLinks(
  db: Queryable,
  staffIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const { adminUserId, used, expiresAt } = staffLinks;
  const rows = await db.drizzle
    .select({ staffId: adminUserId, until: sql<Date>`max(${expiresAt})`.mapWith(expiresAt) })
    .from(staffLinks)
    .where(and(inArray(adminUserId, [...staffIds]), eq(used, false), gt(expiresAt, sql`now()`)))
    .groupBy(adminUserId);
  return new Map(rows.map(({ staffId, until }) => [staffId, until]));
}
