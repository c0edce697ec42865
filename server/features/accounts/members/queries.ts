import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { holdsWords } from '#server/db/search/holds-words.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn, byFoldedText } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { adminUsers } from '#server/db/tables/people.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import type { AuditedTransaction } from '../../transaction.ts';

// No lead scope: counts what a member owns.

/** The columns admins read of an account; excludes the password. */
export const columns = {
  ...columnsOf(adminUsers, 'id username email firstName lastName role isActive'),
  isInvited: sql<boolean>`${adminUsers.password} is null and ${adminUsers.oidcSubject} is null`,
  hasSignOn: sql<boolean>`${adminUsers.oidcSubject} is not null`,
  ...columnsOf(adminUsers, 'languages states weight dailyCap onShift phone lastLogin'),
  ...columnsOf(adminUsers, 'createdAt'),
};

type Account = typeof adminUsers.$inferSelect;

export type MemberRow = Pick<Account, keyof Account & keyof typeof columns> & {
  isInvited: boolean;
  hasSignOn: boolean;
};

const sorts = {
  createdAt: byColumn(adminUsers.createdAt),
  firstName: byFoldedText(adminUsers.firstName),
  lastLogin: byColumn(adminUsers.lastLogin),
};

export interface MemberFilters {
  q?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
}

export type MemberQuery = PageQuery<keyof typeof sorts> & MemberFilters;

function matches(q: string): SQL {
  const { username, email, firstName, lastName } = adminUsers;
  const searched = sql`concat_ws(' ', ${firstName}, ${lastName}, ${username}, ${email})`;
  return holdsWords(sql`fold_text(${searched})`, q);
}

export function memberList({ q, status }: MemberFilters) {
  const { isActive } = adminUsers;
  const where = and(
    status ? eq(isActive, status === 'active') : undefined,
    q ? matches(q) : undefined,
  );
  return { table: adminUsers, columns, sorts, where };
}

export async function findMember(db: Queryable, id: number): Promise<MemberRow | undefined> {
  const [row] = await db.drizzle.select(columns).from(adminUsers).where(eq(adminUsers.id, id));
  return row;
}

/** One account, locked until the transaction ends. */
export async function lockMember(tx: AuditedTransaction, id: number) {
  const [row] = await tx.drizzle
    .select(columns)
    .from(adminUsers)
    .where(eq(adminUsers.id, id))
    .for('no key update');
  return row;
}

/**
 * The admins who can sign in, locked until the transaction ends: if two admins demote each other at
 * once, the second finds no other admin left.
 */
export async function lockAdmins(tx: AuditedTransaction): Promise<number[]> {
  const { id, role, isActive, password, oidcSubject } = adminUsers;
  const hasWayIn = or(isNotNull(password), isNotNull(oidcSubject));
  const rows = await tx.drizzle
    .select({ id })
    .from(adminUsers)
    .where(and(eq(role, 'admin'), eq(isActive, true), hasWayIn))
    .orderBy(id)
    .for('no key update');
  return rows.map((row) => row.id);
}

/** How many leads each of these members owns; members without leads are left out. */
export async function countOwnedLeads(db: Queryable, staffIds: readonly number[]) {
  const { rows } = await db.query<{ id: number; count: number }>(
    `select owner_id as id, count(*)::int as count from leads
     where owner_id = any($1::bigint[]) and deleted_at is null group by owner_id`,
    [staffIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
