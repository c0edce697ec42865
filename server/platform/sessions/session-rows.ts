import { createHash } from 'node:crypto';
import type { StaffRole } from '#core/domain/staff-role.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { sessions } from '#server/db/tables/people.ts';
import type { AffiliateActor, StaffActor } from '../actor.ts';
import type { SessionKind } from './session-cookies.ts';

/** How long a session lives without a call, and at the longest. */
const lifetimes = {
  staff: { idle: '30 minutes', absolute: '12 hours' },
  affiliate: { idle: '8 hours', absolute: '30 days' },
  /** An admin who acts in an affiliate's name; at the longest as long as the admin's own. */
  impersonation: { idle: '30 minutes' },
} as const;

const openStaff = `
  from sessions s
  join admin_users a on a.id = s.admin_user_id and a.is_active
  where s.kind = 'staff'
    and s.expires_at > now()
    and s.last_seen_at > now() - interval '${lifetimes.staff.idle}'`;

// While an admin acts for an affiliate, the admin's own session and account have to live as well.
const openAffiliate = `
  from sessions s
  join affiliates a on a.id = s.affiliate_id and a.is_active and a.deleted_at is null
  left join sessions parent on parent.id = s.parent_session_id
  left join admin_users u on u.id = s.admin_user_id
  where s.kind = 'affiliate'
    and s.expires_at > now()
    and s.last_seen_at > now() - case
      when s.admin_user_id is null then interval '${lifetimes.affiliate.idle}'
      else interval '${lifetimes.impersonation.idle}'
    end
    and (
      s.admin_user_id is null
      or (
        u.is_active
        and u.role = 'admin'
        and parent.kind = 'staff'
        and parent.admin_user_id = s.admin_user_id
        and parent.expires_at > now()
        and parent.last_seen_at > now() - interval '${lifetimes.staff.idle}'
      )
    )`;

// Whether the session was last seen so long ago that it is worth a write.
const isStale = `s.last_seen_at < now() - interval '1 minute' as is_stale`;

interface FoundRow {
  id: number;
  owner: number;
  is_stale: boolean;
}

interface StaffRow extends FoundRow {
  username: string;
  first_name: string;
  last_name: string;
  role: StaffRole;
}

interface AffiliateRow extends FoundRow {
  via_admin: number | null;
}

/** The open session of a token's hash: `StaffRow` or `AffiliateRow`. */
const byToken = {
  staff: `
    select s.id, a.id as owner, a.username, a.first_name, a.last_name, a.role, ${isStale}
    ${openStaff} and s.token_hash = $1`,
  affiliate: `
    select s.id, a.id as owner, s.admin_user_id as via_admin, ${isStale}
    ${openAffiliate} and s.token_hash = $1`,
} as const;

/** The member of staff of a living session; `isBackground` does not keep it alive. */
export async function findStaff(
  db: Queryable,
  token: string,
  isBackground = false,
): Promise<StaffActor | undefined> {
  const row = await findRow<StaffRow>(db, 'staff', token, isBackground);
  if (!row) {
    return undefined;
  }
  return {
    kind: 'staff',
    id: row.owner,
    sessionId: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
  } as StaffActor;
}

/** The affiliate of a living session, and the admin who acts in its name, if one does. */
export async function findAffiliate(
  db: Queryable,
  token: string,
): Promise<AffiliateActor | undefined> {
  const row = await findRow<AffiliateRow>(db, 'affiliate', token);
  if (!row) {
    return undefined;
  }
  return {
    kind: 'affiliate',
    id: row.owner,
    sessionId: row.id,
    viaAdminId: row.via_admin,
  } as AffiliateActor;
}

// Who acts in an affiliate's name is an admin at work: the own session stays alive with it.
const touchText = `
  update sessions
  set last_seen_at = now()
  where id = $1 or id = (select parent_session_id from sessions where id = $1)`;

async function findRow<Row extends FoundRow>(
  db: Queryable,
  kind: SessionKind,
  token: string,
  isBackground = false,
): Promise<Row | undefined> {
  const { rows } = await db.query<Row>({
    name: `session_${kind}`,
    text: byToken[kind],
    values: [hashOf(token)],
  });
  const [row] = rows;
  // Written once a minute at most: a list that asks ten times costs one write.
  if (row?.is_stale && !isBackground) {
    await db.query(touchText, [row.id]);
  }
  return row;
}

interface NewSession {
  kind: SessionKind;
  ownerId: number;
  token: string;
  ipAddress: string;
  userAgent: string | null;
}

export async function insertSession(
  db: Queryable,
  { kind, ownerId, token, ipAddress, userAgent }: NewSession,
): Promise<void> {
  const owner = kind === 'staff' ? { adminUserId: ownerId } : { affiliateId: ownerId };
  await db.drizzle.insert(sessions).values({
    ...owner,
    kind,
    tokenHash: hashOf(token),
    expiresAt: sql`now() + ${lifetimes[kind].absolute}::interval`,
    ipAddress,
    userAgent,
  });
}

interface ActingSession {
  admin: StaffActor;
  affiliateId: number;
  token: string;
  ipAddress: string;
  userAgent: string | null;
}

/**
 * Opens a session of an affiliate that hangs on an admin's own and ends with it, in the place of the
 * one in which the admin acted before. Answers in whose name that was; undefined when the admin's own
 * has ended meanwhile.
 */
export async function insertActingSession(
  tx: Transaction,
  { admin, affiliateId, token, ipAddress, userAgent }: ActingSession,
): Promise<number[] | undefined> {
  const [parent] = await tx.drizzle
    .select({ expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.id, admin.sessionId))
    .for('update');
  if (!parent) {
    return undefined;
  }
  // Only now: of two at once the second finds the first one's.
  const ended = await deleteActingSessions(tx, admin.sessionId);
  await tx.drizzle.insert(sessions).values({
    kind: 'affiliate',
    affiliateId,
    adminUserId: admin.id,
    parentSessionId: admin.sessionId,
    tokenHash: hashOf(token),
    expiresAt: parent.expiresAt,
    ipAddress,
    userAgent,
  });
  return ended;
}

/** Ends every session in which an admin acts by an own session; answers in whose names. */
export async function deleteActingSessions(
  tx: Transaction,
  staffSessionId: number,
): Promise<number[]> {
  const rows = await tx.drizzle
    .delete(sessions)
    .where(and(eq(sessions.parentSessionId, staffSessionId), eq(sessions.kind, 'affiliate')))
    .returning({ affiliateId: sessions.affiliateId });
  return rows.flatMap(({ affiliateId }) => (affiliateId === null ? [] : [affiliateId]));
}

/** Ends the admin's own session behind one in which the admin acts for an affiliate, and both. */
export async function deleteSessionBehind(db: Queryable, { sessionId }: AffiliateActor) {
  await db.query(
    `delete from sessions where id = (select parent_session_id from sessions where id = $1)`,
    [sessionId],
  );
}

export async function deleteSession(db: Queryable, token: string): Promise<void> {
  await db.drizzle.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** Ends every session of an admin, those in which they act for an affiliate included. */
export async function deleteSessionsOfAdmin(db: Queryable, adminUserId: number): Promise<void> {
  await db.drizzle.delete(sessions).where(eq(sessions.adminUserId, adminUserId));
}

/** Ends every session of an affiliate, those in which an admin acts for it included. */
export async function deleteSessionsOfAffiliate(db: Queryable, affiliateId: number): Promise<void> {
  await db.drizzle.delete(sessions).where(eq(sessions.affiliateId, affiliateId));
}

// The table holds no token: a stolen copy of it opens no session.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
