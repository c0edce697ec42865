import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { byColumn } from './sorted-rows.ts';
import { auditLog } from './tables/back-office.ts';

interface AuditActors {
  kind: string;
  ids: readonly number[];
}

/** Filters; one that is left out matches everything. */
export interface AuditFilters {
  actions?: readonly string[] | undefined;
  actor?: string | undefined;
  actorId?: number | undefined;
  action?: string | undefined;
  entity?: string | undefined;
  entityId?: number | undefined;
  /** Days such as 2026-11-21 in `timeZone`, both included. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
  /** A line must match at least one of these. */
  anyOf?:
    | {
        actions: readonly string[];
        actors: readonly AuditActors[];
        subjects: readonly { entity: string; ids: readonly number[] }[];
      }
    | undefined;
}

export type AuditListRow = typeof auditLog.$inferSelect;

const { actorKind, actorId, action, entity, entityId, at } = auditLog;
// The condition of the index audit_log_office: without it a rare kind is searched among all lines
// of visitors.
const ofTheOffice = sql`${actorKind} <> 'visitor'`;

/** All actions of visitors; every other action is found in the index of the office. */
const visitorActions: readonly string[] = [
  'lead.submit',
  'staff.login_failed',
  'affiliate.login_failed',
];

function isOneOf(actions: readonly string[]): SQL {
  const byVisitors = actions.filter((name) => visitorActions.includes(name));
  const found = or(
    actions.length > 0 ? and(inArray(action, [...actions]), ofTheOffice) : undefined,
    byVisitors.length > 0 ? inArray(action, byVisitors) : undefined,
  );
  return found ?? sql`false`;
}

function isBy({ kind, ids }: AuditActors): SQL {
  return and(eq(actorKind, kind), inArray(actorId, [...ids]))!;
}

function matches({ actions, actors, subjects }: NonNullable<AuditFilters['anyOf']>): SQL {
  const found = [
    isOneOf(actions),
    ...actors.filter(({ ids }) => ids.length > 0).map(isBy),
    ...subjects
      .filter(({ ids }) => ids.length > 0)
      .map((subject) => and(eq(entity, subject.entity), inArray(entityId, [...subject.ids]))),
  ];
  return or(...found) ?? sql`false`;
}

/** Names such as `lead.view`, read from the index: the log itself has millions of lines. */
export async function findActions(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ action: string }>(`
    with recursive names as (
      (select action from audit_log where actor_kind <> 'visitor' order by action limit 1)
      union all
      select (
        select next.action from audit_log next
        where next.actor_kind <> 'visitor' and next.action > names.action
        order by next.action limit 1
      )
      from names where names.action is not null
    )
    select action from names where action is not null`);
  return [...new Set([...visitorActions, ...rows.map((row) => row.action)])];
}

function startOf(day: string, timeZone: string, daysLater = 0): SQL {
  return sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${timeZone})`;
}

export function auditList({ timeZone, ...filters }: AuditFilters) {
  const { actions, from, to, anyOf } = filters;
  const where = and(
    actions && isOneOf(actions),
    filters.actor ? eq(actorKind, filters.actor) : undefined,
    filters.actorId ? eq(actorId, filters.actorId) : undefined,
    filters.action ? eq(action, filters.action) : undefined,
    filters.entity ? eq(entity, filters.entity) : undefined,
    filters.entityId ? eq(entityId, filters.entityId) : undefined,
    from ? sql`${at} >= ${startOf(from, timeZone)}` : undefined,
    to ? sql`${at} < ${startOf(to, timeZone, 1)}` : undefined,
    anyOf && matches(anyOf),
  );
  return {
    table: auditLog,
    columns: getTableColumns(auditLog),
    sorts: { at: byColumn(at) },
    where,
  };
}
