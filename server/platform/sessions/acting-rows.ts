import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { sessions } from '#server/db/tables/people.ts';
import { sha256 } from '#server/outside/ids.ts';
import type { AffiliateActor, StaffActor } from '../actor.ts';

interface ActingSession {
  admin: StaffActor;
  affiliateId: number;
  token: string;
  ipAddress: string;
  userAgent: string | null;
}

/**
 * Opens an affiliate session tied to an admin's own session, with which it ends; replaces the one
 * in which the admin acted before. Returns the affiliate of that one; undefined if the admin's
 * session has ended.
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
    tokenHash: sha256(token),
    expiresAt: parent.expiresAt,
    ipAddress,
    userAgent,
  });
  return ended;
}

/** Ends every session in which an admin acts for an affiliate; returns the affiliates. */
export async function deleteActingSessions(tx: Transaction, staffSessionId: number) {
  const rows = await tx.drizzle
    .delete(sessions)
    .where(and(eq(sessions.parentSessionId, staffSessionId), eq(sessions.kind, 'affiliate')))
    .returning({ affiliateId: sessions.affiliateId });
  return rows.flatMap(({ affiliateId }) => (affiliateId === null ? [] : [affiliateId]));
}

/** Ends a session in which an admin acts for an affiliate, and the admin's own behind it. */
export async function deleteSessionBehind(db: Queryable, { sessionId }: AffiliateActor) {
  await db.query(
    `delete from sessions where id = (select parent_session_id from sessions where id = $1)`,
    [sessionId],
  );
}
