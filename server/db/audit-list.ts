import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AuditKind, auditVerbs } from '#core/domain/audit/audit-kind.ts';
import { byColumn } from './sorted-rows.ts';
import { auditLog } from './tables/back-office.ts';

/** Accounts of one kind. */
export interface AuditActors {
  kind: string;
  ids: readonly number[];
}

/** What is looked for; whatever is left out does not matter. */
export interface AuditFilters {
  kind?: AuditKind | undefined;
  actor?: string | undefined;
  actorId?: number | undefined;
  action?: string | undefined;
  entity?: string | undefined;
  entityId?: number | undefined;
  /** Days such as 2026-11-21 in `timeZone`, both included. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
  /** Any of these is enough. */
  anyOf?:
    | {
        /** A part of the action's name. */
        word: string;
        actors: readonly AuditActors[];
        subjects: readonly { entity: string; ids: readonly number[] }[];
      }
    | undefined;
}

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  actorKind: auditLog.actorKind,
  actorId: auditLog.actorId,
  viaAdminId: auditLog.viaAdminId,
  action: auditLog.action,
  entity: auditLog.entity,
  entityId: auditLog.entityId,
  before: auditLog.before,
  after: auditLog.after,
  ipAddress: auditLog.ipAddress,
};

export type AuditListRow = Pick<typeof auditLog.$inferSelect, keyof typeof columns>;

const { actorKind, actorId, action, entity, entityId, at } = auditLog;
const verb = sql<string>`split_part(${action}, '.', 2)`;
// The words of the index audit_log_office: without them a rare kind is looked for among all that
// visitors ever sent.
const ofTheOffice = sql`${actorKind} <> 'visitor'`;

function isOfKind(kind: AuditKind): SQL | undefined {
  if (kind === 'changed') {
    const others = Object.values(auditVerbs).flat();
    return and(sql`${verb} not in ${others}`, ofTheOffice);
  }
  const isVerb = inArray(verb, [...auditVerbs[kind]]);
  const isByVisitors = kind === 'signed_in' || kind === 'applied';
  return isByVisitors ? isVerb : and(isVerb, ofTheOffice);
}

function matches({ word, actors, subjects }: NonNullable<AuditFilters['anyOf']>) {
  const literal = word.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const found = [
    sql`lower(${action}) like ${`%${literal}%`}`,
    ...actors
      .filter(({ ids }) => ids.length > 0)
      .map(({ kind, ids }) => and(eq(actorKind, kind), inArray(actorId, [...ids]))),
    ...subjects
      .filter(({ ids }) => ids.length > 0)
      .map((subject) => and(eq(entity, subject.entity), inArray(entityId, [...subject.ids]))),
  ];
  return or(...found);
}

function startOf(day: string, timeZone: string, daysLater = 0): SQL {
  return sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${timeZone})`;
}

/** The lines that fit, as rows of a list. */
export function auditList({ timeZone, ...filters }: AuditFilters) {
  const { kind, from, to, anyOf } = filters;
  const where = and(
    kind && isOfKind(kind),
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
    columns,
    sorts: { at: byColumn(at) },
    where,
  };
}
