import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { auditLog } from './tables/back-office.ts';

/**
 * One line of the audit log; `before` and `after` name what changed, never a password or a token.
 */
export interface AuditEntry {
  actor: {
    kind: 'visitor' | 'staff' | 'affiliate' | 'system';
    id?: number | null;
    viaAdminId?: number | null;
  };
  action: string;
  entity: string;
  entityId?: number | null;
  before?: unknown;
  after?: unknown;
  ipAddress?: string | null;
}

/**
 * Writes one line of the audit log; give it the transaction of the change, so that neither exists
 * without the other.
 */
export async function auditRow(
  db: Queryable,
  { actor, action, entity, entityId, before, after, ipAddress }: AuditEntry,
): Promise<void> {
  await db.drizzle.insert(auditLog).values({
    actorKind: actor.kind,
    actorId: actor.id,
    viaAdminId: actor.viaAdminId,
    action,
    entity,
    entityId,
    before,
    after,
    ipAddress,
  });
}

const mostRead = 100;

/** The newest hundred lines of the audit log on one action done to a lead, the newest first. */
export function findLeadAudit(db: Queryable, leadId: number, action: string) {
  const { actorId, before, after, entity, entityId } = auditLog;
  return db.drizzle
    .select({
      actorId,
      before,
      after,
    })
    .from(auditLog)
    .where(and(eq(entity, 'lead'), eq(entityId, leadId), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.id))
    .limit(mostRead);
}
