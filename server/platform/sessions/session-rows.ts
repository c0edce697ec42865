import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { sessions } from '#server/db/tables/people.ts';
import type { AffiliateActor, StaffActor } from '../actor.ts';
import type { SessionKind } from './session-cookies.ts';

const lifetimes = {
  staff: { idle: '30 minutes', absolute: '12 hours' },
  affiliate: { idle: '8 hours', absolute: '30 days' },
} as const;

const staffSql = `
select
  s.id,
  a.id as owner,
  a.username,
  a.first_name,
  a.last_name,
  a.role,
  s.last_seen_at < now() - interval '1 minute' as is_stale
from sessions s
join admin_users a on a.id = s.admin_user_id and a.is_active
where s.token_hash = $1
  and s.kind = 'staff'
  and s.expires_at > now()
  and s.last_seen_at > now() - interval '${lifetimes.staff.idle}'`;

// While an admin acts for an affiliate, the admin's own session and account have to live as well.
const affiliateSql = `
select
  s.id,
  a.id as owner,
  s.admin_user_id as via_admin,
  s.last_seen_at < now() - interval '1 minute' as is_stale
from sessions s
join affiliates a on a.id = s.affiliate_id and a.is_active and a.deleted_at is null
left join sessions parent on parent.id = s.parent_session_id
left join admin_users u on u.id = s.admin_user_id
where s.token_hash = $1
  and s.kind = 'affiliate'
  and s.expires_at > now()
  and s.last_seen_at > now() - interval '${lifetimes.affiliate.idle}'
  and (
    s.parent_session_id is null
    or (
      u.is_active
      and parent.expires_at > now()
      and parent.last_seen_at > now() - interval '${lifetimes.staff.idle}'
    )
  )`;

interface SessionRow {
  id: number;
  owner: number;
  is_stale: boolean;
}

interface StaffRow extends SessionRow {
  username: string;
  first_name: string;
  last_name: string;
  role: string;
}

interface AffiliateRow extends SessionRow {
  via_admin: number | null;
}

/** The member of staff of a living session. Nobody else vouches for one. */
export async function findStaff(db: Queryable, token: string): Promise<StaffActor | undefined> {
  const row = await findRow<StaffRow>(db, 'staff', staffSql, token);
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
  const row = await findRow<AffiliateRow>(db, 'affiliate', affiliateSql, token);
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

async function findRow<Row extends SessionRow>(
  db: Queryable,
  kind: SessionKind,
  text: string,
  token: string,
): Promise<Row | undefined> {
  const { rows } = await db.query<Row>({
    name: `session_${kind}`,
    text,
    values: [hashOf(token)],
  });
  const [row] = rows;
  // Written once a minute at most: a list that asks ten times costs one write.
  if (row?.is_stale) {
    await db.query('update sessions set last_seen_at = now() where id = $1', [row.id]);
  }
  return row;
}

export interface NewSession {
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

export async function deleteSession(db: Queryable, token: string): Promise<void> {
  await db.drizzle.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** Ends every session of an admin, those in which they act for an affiliate included. */
export async function deleteSessionsOfAdmin(db: Queryable, adminUserId: number): Promise<void> {
  await db.drizzle.delete(sessions).where(eq(sessions.adminUserId, adminUserId));
}

// The table holds no token: a stolen copy of it opens no session.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
