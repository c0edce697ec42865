import type { Queryable } from './queryable.ts';

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

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/**
 * Writes one line of the audit log; give it the transaction of the change, so that neither exists
 * without the other.
 */
export async function auditRow(
  db: Queryable,
  { actor, action, entity, entityId, before, after, ipAddress }: AuditEntry,
): Promise<void> {
  await db.query({
    name: 'audit_row',
    text: `insert into audit_log (actor_kind, actor_id, via_admin_id, action, entity, entity_id, before, after, ip_address)
           values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9)`,
    values: [
      actor.kind,
      actor.id ?? null,
      actor.viaAdminId ?? null,
      action,
      entity,
      entityId ?? null,
      json(before),
      json(after),
      ipAddress ?? null,
    ],
  });
}
