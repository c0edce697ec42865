import type { StaffRole } from '#core/domain/accounts/staff-role.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { sessions } from '#server/db/tables/people.ts';
import { sha256 } from '#server/outside/ids.ts';
import type { AffiliateActor, StaffActor } from '../actor.ts';
import type { SessionKind } from './session-cookies.ts';

/** How long a session lives without a call, and at the longest. */
const lifetimes = {
  staff: { idle: '30 minutes', absolute: '12 hours' },
  affiliate: { idle: '8 hours', absolute: '30 days' },
  /** An admin acting for an affiliate; ends with the admin's own session at the latest. */
  impersonation: { idle: '30 minutes' },
  pending: { absolute: '10 minutes' },
} as const;

/** How long a step-up is valid, in seconds. */
export const stepUpHolds = 3600;

// $2: whether a second factor is required; a session opened without one is then invalid.
const openStaff = `
  from sessions s
  join admin_users a on a.id = s.admin_user_id and a.is_active
  where s.kind = 'staff'
    and (s.second_factor_at is not null or not $2::boolean)
    and s.expires_at > now()
    and s.last_seen_at > now() - interval '${lifetimes.staff.idle}'`;

// While an admin acts for an affiliate, the admin's own session and account must be valid too.
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
        and (parent.second_factor_at is not null or not $2::boolean)
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
  is_stepped_up: boolean;
  has_second_factor: boolean;
}

interface PendingRow extends StaffRow {
  kind: 'pending' | 'enrolling';
  challenge: string | null;
}

interface AffiliateRow extends FoundRow {
  via_admin: number | null;
}

const staffColumns = `
  s.id, a.id as owner, a.username, a.first_name, a.last_name, a.role,
  coalesce(s.stepped_up_at > now() - interval '${stepUpHolds} seconds', false) as is_stepped_up,
  s.second_factor_at is not null as has_second_factor`;

/** The open session of a token's hash: `StaffRow` or `AffiliateRow`. */
const byToken = {
  staff: `
    select ${staffColumns}, ${isStale}
    ${openStaff} and s.token_hash = $1`,
  affiliate: `
    select s.id, a.id as owner, s.admin_user_id as via_admin, ${isStale}
    ${openAffiliate} and s.token_hash = $1`,
} as const;

interface Finding {
  /** True if the call must not extend the session. */
  isBackground?: boolean;
  isSecondFactorRequired: boolean;
}

function staffActor(row: StaffRow, isEnrolling = false): StaffActor {
  return {
    kind: 'staff',
    id: row.owner,
    sessionId: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    isSteppedUp: row.is_stepped_up,
    hasSecondFactor: row.has_second_factor,
    isEnrolling,
  } as StaffActor;
}

export async function findStaff(db: Queryable, token: string, finding: Finding) {
  const row = await findRow<StaffRow>(db, 'staff', token, finding);
  return row && staffActor(row);
}

export interface PendingSignIn {
  actor: StaffActor;
  challenge: string | null;
}

const pendingText = `
  select ${staffColumns}, s.kind, s.challenge
  from sessions s
  join admin_users a on a.id = s.admin_user_id and a.is_active
  where s.token_hash = $1 and s.kind = $2 and s.expires_at > now()`;

export async function findPending(db: Queryable, token: string, kind: PendingRow['kind']) {
  const { rows } = await db.query<PendingRow>(pendingText, [sha256(token), kind]);
  const [row] = rows;
  return row && { actor: staffActor(row, kind === 'enrolling'), challenge: row.challenge };
}

/** The affiliate of a living session, and the admin who acts in its name, if one does. */
export async function findAffiliate(db: Queryable, token: string, finding: Finding) {
  const row = await findRow<AffiliateRow>(db, 'affiliate', token, finding);
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

// Acting in an affiliate's name also keeps the admin's own session alive.
const touchText = `
  update sessions
  set last_seen_at = now()
  where id = $1 or id = (select parent_session_id from sessions where id = $1)`;

async function findRow<Row extends FoundRow>(
  db: Queryable,
  kind: SessionKind,
  token: string,
  { isBackground = false, isSecondFactorRequired }: Finding,
): Promise<Row | undefined> {
  const { rows } = await db.query<Row>({
    name: `session_${kind}`,
    text: byToken[kind],
    values: [sha256(token), isSecondFactorRequired],
  });
  const [row] = rows;
  // Written at most once a minute, so ten reads of a list cost one write.
  if (row?.is_stale && !isBackground) {
    await db.query(touchText, [row.id]);
  }
  return row;
}

interface NewSession {
  kind: SessionKind | PendingRow['kind'];
  ownerId: number;
  token: string;
  ipAddress: string;
  userAgent: string | null;
  hasSecondFactor?: boolean;
  provedAt?: Date | null | undefined;
  challenge?: string | null;
}

export async function insertSession(
  db: Queryable,
  { kind, ownerId, token, hasSecondFactor = false, provedAt, ...session }: NewSession,
) {
  const owner = kind === 'affiliate' ? { affiliateId: ownerId } : { adminUserId: ownerId };
  const { absolute } = lifetimes[kind === 'enrolling' ? 'pending' : kind];
  await db.drizzle.insert(sessions).values({
    ...owner,
    ...session,
    kind,
    // The table holds no token: a stolen copy of it opens no session.
    tokenHash: sha256(token),
    expiresAt: sql`now() + ${absolute}::interval`,
    secondFactorAt: hasSecondFactor ? sql`now()` : null,
    // Without it, a password was given just now, or a factor.
    steppedUpAt: provedAt === undefined ? sql`now()` : provedAt,
  });
}

export async function stepUpSession(tx: Transaction, { sessionId }: StaffActor) {
  await tx.drizzle
    .update(sessions)
    .set({ steppedUpAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

/** Ends a sign-in that waits for its second factor; false if another call has used it. */
export async function deletePending(tx: Transaction, { sessionId }: StaffActor) {
  const { rowCount } = await tx.drizzle.delete(sessions).where(eq(sessions.id, sessionId));
  return rowCount === 1;
}

export async function deleteSession(db: Queryable, token: string) {
  await db.drizzle.delete(sessions).where(eq(sessions.tokenHash, sha256(token)));
}

/** Ends every session of an admin, those in which they act for an affiliate included. */
export async function deleteSessionsOfAdmin(db: Queryable, adminUserId: number) {
  await db.drizzle.delete(sessions).where(eq(sessions.adminUserId, adminUserId));
}

/** Ends every session of an affiliate, those in which an admin acts for it included. */
export async function deleteSessionsOfAffiliate(db: Queryable, affiliateId: number) {
  await db.drizzle.delete(sessions).where(eq(sessions.affiliateId, affiliateId));
}
