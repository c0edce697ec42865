import { and, eq, gt, gte, inArray, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/open.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { emailUndoTokens, passwordResetTokens, staffLinks } from '#server/db/tables/people.ts';
import { randomToken, sha256 } from '#server/outside/ids.ts';

// Mailed links that open an account, each by a 256-bit token that works once. Times are the
// database's. The tables store hashes only, so a stolen copy gives access to no account.

type Links = typeof passwordResetTokens | typeof staffLinks;

/** A token, and what is stored of its link. */
function newLink(minutes: number) {
  const plain = randomToken();
  const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`;
  return { plain, stored: { token: sha256(plain), expiresAt } };
}

function isOpen(links: Links, plain: string) {
  const isThis = eq(links.token, sha256(plain));
  return and(isThis, eq(links.used, false), gt(links.expiresAt, sql`clock_timestamp()`));
}

async function useLink(tx: Transaction, links: Links, plain: string) {
  const { rowCount } = await tx.drizzle
    .update(links)
    .set({ used: true })
    .where(isOpen(links, plain));
  return rowCount! > 0;
}

async function voidLinks(tx: Transaction, links: Links, isOwn: SQL, before: Date | undefined) {
  const isEarlier = before === undefined ? undefined : lt(links.createdAt, before);
  await tx.drizzle
    .update(links)
    .set({ used: true })
    .where(and(isOwn, eq(links.used, false), isEarlier));
}

/** How long a mailed link can set a password. */
export const resetMinutes = 60;

/**
 * A token that sets the password of an address's account. The earlier ones of the address are void,
 * or those from before a moment.
 */
export async function makeResetToken(db: Database, email: string, voidBefore?: Date) {
  const { plain, stored } = newLink(resetMinutes);
  await db.transaction(async (tx) => {
    await voidResetTokens(tx, email, voidBefore);
    await tx.drizzle.insert(passwordResetTokens).values({ email, ...stored });
  });
  return plain;
}

/** The address a token was mailed to, while the token is valid. */
export async function readResetToken(db: Queryable, token: string) {
  const { email } = passwordResetTokens;
  const [row] = await db.drizzle
    .select({ email })
    .from(passwordResetTokens)
    .where(isOpen(passwordResetTokens, token));
  return row?.email;
}

/** Uses a token up; true for only one of several concurrent callers. */
export function useResetToken(tx: Transaction, token: string) {
  return useLink(tx, passwordResetTokens, token);
}

/** No link that was mailed to an address, or before a moment, sets a password any longer. */
export function voidResetTokens(tx: Transaction, email: string, before?: Date) {
  const isOfAddress = sql`lower(${passwordResetTokens.email}) = lower(${email})`;
  return voidLinks(tx, passwordResetTokens, isOfAddress, before);
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
export async function makeUndoToken(db: Queryable, earlier: EarlierAddress) {
  const plain = randomToken();
  await db.drizzle.insert(emailUndoTokens).values({
    ...earlier,
    token: sha256(plain),
    expiresAt: sql`${earlier.changedAt}::timestamptz + make_interval(hours => ${undoHours}::int)`,
  });
  return plain;
}

/** The account a token belongs to, valid or not; undefined for an unknown token. */
export async function findUndoOwner(tx: Transaction, plain: string) {
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
export async function useUndoToken(tx: Transaction, plain: string) {
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

export const invitationHours = 72;

interface NewStaffLink {
  staffId: number;
  minutes: number;
  /** The earlier links of the account are void, or those from before a moment. */
  voidBefore?: Date | undefined;
}

/** A token that sets the password of a member of staff. */
export async function makeStaffLink(db: Database, { staffId, minutes, voidBefore }: NewStaffLink) {
  const { plain, stored } = newLink(minutes);
  await db.transaction(async (tx) => {
    await voidStaffLinks(tx, staffId, voidBefore);
    await tx.drizzle.insert(staffLinks).values({ adminUserId: staffId, ...stored });
  });
  return plain;
}

/** The account whose password a token sets, while the token is valid. */
export async function readStaffLink(db: Queryable, plain: string) {
  const [row] = await db.drizzle
    .select({ staffId: staffLinks.adminUserId })
    .from(staffLinks)
    .where(isOpen(staffLinks, plain));
  return row?.staffId;
}

/** Uses a token up; true for only one of several concurrent callers. */
export function useStaffLink(tx: Transaction, plain: string) {
  return useLink(tx, staffLinks, plain);
}

/** No link that was mailed to a member of staff, or before a moment, sets a password any longer. */
export function voidStaffLinks(tx: Transaction, staffId: number, before?: Date) {
  return voidLinks(tx, staffLinks, eq(staffLinks.adminUserId, staffId), before);
}

/** Expiry of each member's newest link; members without a link are left out. */
export async function findStaffLinks(db: Queryable, staffIds: readonly number[]) {
  const { adminUserId, used, expiresAt } = staffLinks;
  const rows = await db.drizzle
    .select({ staffId: adminUserId, until: sql<Date>`max(${expiresAt})`.mapWith(expiresAt) })
    .from(staffLinks)
    .where(and(inArray(adminUserId, [...staffIds]), eq(used, false), gt(expiresAt, sql`now()`)))
    .groupBy(adminUserId);
  return new Map(rows.map(({ staffId, until }) => [staffId, until]));
}
