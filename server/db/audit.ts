import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AuditLine, Queryable } from './queryable.ts';
import { columnsOf } from './tables/columns.ts';
import { auditLeads, auditLog } from './tables/back-office.ts';

/** `before` and `after` name what changed, never a password or a token. */
export interface AuditEntry {
  actor: {
    kind: 'visitor' | 'staff' | 'affiliate' | 'system' | 'key';
    id?: number | null;
    viaAdminId?: number | null;
    sessionId?: number | null;
  };
  action: string;
  entity: string;
  entityId?: number | null;
  before?: unknown;
  after?: unknown;
  ipAddress?: string | null;
}

/** Pass the transaction of the change, so that neither is stored without the other. */
export function auditRow(db: Queryable, entry: AuditEntry) {
  return auditRows(db, [entry]);
}

export async function auditRows(db: Queryable, entries: readonly AuditEntry[]) {
  if (entries.length === 0) {
    return;
  }
  const lines = await db.drizzle.insert(auditLog).values(entries.map(lineOf)).returning();
  db.onAudited?.(lines);
}

/** The columns of a line that a statement of SQL writes, behind its `returning`. */
export const lineColumns = `id, at, actor_kind as "actorKind", actor_id as "actorId",
  via_admin_id as "viaAdminId", session_id as "sessionId", action, entity, entity_id as "entityId",
  before, after, ip_address as "ipAddress"`;

const newestText = `
select distinct on (entity_id) ${lineColumns} from audit_log
where action = $1 and entity = $2 and entity_id = any ($3)
order by entity_id, at desc, id desc`;

/** Reports the newest line of an action for each of these entities, which SQL wrote by itself. */
export async function reportLines(
  db: Queryable,
  { action, entity, ids }: { action: string; entity: string; ids: readonly number[] },
) {
  if (db.onAudited && ids.length > 0) {
    const { rows } = await db.query<AuditLine>(newestText, [action, entity, ids]);
    db.onAudited(rows);
  }
}

function lineOf({ actor, ...entry }: AuditEntry) {
  const { kind, id, viaAdminId, sessionId } = actor;
  return { ...entry, actorKind: kind, actorId: id, viaAdminId, sessionId };
}

export async function addShownLeads(db: Queryable, lineId: number, leadIds: readonly number[]) {
  if (leadIds.length > 0) {
    await db.drizzle.insert(auditLeads).values({ lineId, leadIds: [...leadIds] });
  }
}

/** Audits a view of several leads, with their ids; returns the id of the line. */
export async function auditShown(db: Queryable, entry: AuditEntry, leadIds: readonly number[]) {
  const [line] = await db.drizzle.insert(auditLog).values(lineOf(entry)).returning();
  db.onAudited?.([line!]);
  await addShownLeads(db, line!.id, leadIds);
  return line!.id;
}

/** Whether the same actor did the same to the same thing within these minutes. */
export async function hasRecentAudit(
  db: Queryable,
  { actor, action, entity, entityId }: AuditEntry & { actor: { id: number }; entityId: number },
  minutes: number,
) {
  const recent = and(
    eq(auditLog.entity, entity),
    eq(auditLog.entityId, entityId),
    gt(auditLog.at, sql`now() - make_interval(mins => ${minutes})`),
    eq(auditLog.action, action),
    eq(auditLog.actorKind, actor.kind),
    eq(auditLog.actorId, actor.id),
  );
  return (await db.drizzle.$count(auditLog, recent)) > 0;
}

/** How often an actor did this within these minutes, to any entity. */
export function countRecentAudits(
  db: Queryable,
  { actor, action }: Pick<AuditEntry, 'action'> & { actor: AuditEntry['actor'] & { id: number } },
  minutes: number,
) {
  const recent = and(
    eq(auditLog.actorKind, actor.kind),
    eq(auditLog.actorId, actor.id),
    gt(auditLog.at, sql`now() - make_interval(mins => ${minutes})`),
    eq(auditLog.action, action),
  );
  return db.drizzle.$count(auditLog, recent);
}

const mostRead = 100;

interface Changed {
  entity: string;
  entityId: number;
  actions: readonly string[];
}

/** The newest hundred audit lines about changes of one entity, newest first. */
export function findChangeLines(db: Queryable, changed: Changed) {
  const { entity, entityId, action } = auditLog;
  return db.drizzle
    .select(columnsOf(auditLog, 'at action actorKind actorId before after'))
    .from(auditLog)
    .where(
      and(
        eq(entity, changed.entity),
        eq(entityId, changed.entityId),
        inArray(action, [...changed.actions]),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(mostRead);
}

/** By entity, who last did one of these actions to it; actors without an account are left out. */
export async function findLastActors(
  db: Queryable,
  { ids, actions, ...done }: { entity: string; ids: readonly number[]; actions: readonly string[] },
) {
  const { id, at, actorId, entity, entityId, action } = auditLog;
  const rows = await db.drizzle
    .selectDistinctOn([entityId], { entityId, actorId })
    .from(auditLog)
    .where(and(eq(entity, done.entity), inArray(entityId, [...ids]), inArray(action, [...actions])))
    .orderBy(entityId, desc(at), desc(id));
  return new Map(rows.flatMap((row) => (row.actorId ? [[row.entityId!, row.actorId]] : [])));
}
