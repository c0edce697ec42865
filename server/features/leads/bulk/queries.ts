import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import {
  leadBulkChanges,
  leadBulkItems,
  leads,
  leadStatusHistory,
} from '#server/db/tables/leads.ts';
import type { LeadScope } from '../../lead-scope.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { leadList } from '../queries.ts';
import { within } from '../../scoped-leads.ts';

export type BulkChange = typeof leadBulkChanges.$inferSelect;
export type BulkItem = typeof leadBulkItems.$inferSelect;

export function choicesOf(list: ReturnType<typeof leadList>) {
  const { id, status, firstName, lastName } = list.columns;
  return { ...list, columns: { id, status, firstName, lastName } };
}

/** The change that this actor began under a key. */
export async function findBulkByKey(db: Queryable, actorId: number, key: string) {
  const [found] = await db.drizzle
    .select()
    .from(leadBulkChanges)
    .where(and(eq(leadBulkChanges.actorId, actorId), eq(leadBulkChanges.key, key)));
  return found;
}

/** A change by this actor, and whether it is older than so many days. */
export async function findBulk(db: Queryable, actorId: number, id: number, days: number) {
  const { createdAt } = leadBulkChanges;
  const [found] = await db.drizzle
    .select({
      kind: leadBulkChanges.kind,
      toOwnerId: leadBulkChanges.toOwnerId,
      isTooOld: sql<boolean>`${createdAt} < now() - make_interval(days => ${days}::int)`,
    })
    .from(leadBulkChanges)
    .where(and(eq(leadBulkChanges.id, id), eq(leadBulkChanges.actorId, actorId)));
  return found;
}

const mostUndoable = 3;

/** Begins the keys of changes of one lead on its page, which shows their undo itself. */
export const ofOneLead = 'lead-';

/** A claim is taken back within these minutes. */
const claimMinutes = 5;

// By hand: the deadline must be computed with the clock that delays the mails.
const untilText = (since: string, minutes: number | string) =>
  `to_char((${since} + make_interval(mins => ${minutes})) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const undoableText = `
select b.id, b.kind, b.to_status as status, i.changed, i.lead_id as "leadId",
  ${untilText('b.created_at', '$2::int')} as until
from lead_bulk_changes b
cross join lateral (
  select count(*)::int as changed, (array_agg(lead_id))[1] as lead_id from lead_bulk_items
  where bulk_id = b.id and outcome = 'changed'
) i
where b.actor_id = $1 and b.kind <> 'undo' and b.key not like '${ofOneLead}%'
  and b.created_at > now() - make_interval(mins => $2::int)
  and i.changed > 0
  and not exists (
    select 1 from lead_bulk_changes u where u.actor_id = $1 and u.key = 'undo-' || b.id
  )
order by b.created_at desc, b.id desc limit ${mostUndoable}`;

export interface Undoable {
  id: number;
  kind: 'delete' | 'status' | 'owner';
  status: string | null;
  changed: number;
  leadId: number;
  until: string;
}

/** The changes of leads that a person made within these minutes and has not undone. */
export async function findUndoable(db: Queryable, actorId: number, minutes: number) {
  const { rows } = await db.query<Undoable>(undoableText, [actorId, minutes]);
  return rows;
}

// The last status of a lead, if it was set on its page, and its owner, if that is the last claim.
const undoableOfLeadText = `
with status as (
  select id, from_status from lead_status_history where lead_id = $1
  order by changed_at desc, id desc limit 1
), claim as (
  select owner_id, why, at from lead_owners where lead_id = $1 order by at desc, id desc limit 1
)
select (
  select jsonb_build_object('id', b.id, 'was', s.from_status,
    'until', ${untilText('b.created_at', '$3::int')})
  from lead_bulk_changes b join lead_bulk_items i on i.bulk_id = b.id and i.lead_id = $1
  join status s on s.id = i.status_change_id
  where b.actor_id = $2 and b.key like '${ofOneLead}%'
    and b.created_at > now() - make_interval(mins => $3::int)
) as status, (
  select ${untilText('at', claimMinutes)} from claim
  where owner_id = $2 and why = 'claim'
    and at > $4::timestamptz - make_interval(mins => ${claimMinutes})
) as "claimedUntil"`;

export interface UndoableOfLead {
  status: { id: number; until: string; was: string } | null;
  claimedUntil: string | null;
}

/** What a member did to a lead within these minutes and can take back. */
export async function findUndoableOfLead(
  db: Queryable,
  leadId: number,
  { actorId, minutes, now }: { actorId: number; minutes: number; now: Date },
): Promise<UndoableOfLead> {
  const { rows } = await db.query<UndoableOfLead & Record<string, unknown>>(undoableOfLeadText, [
    leadId,
    actorId,
    minutes,
    now,
  ]);
  return rows[0]!;
}

/** The results of a change for its leads, or for those that are given. */
export function findItems(db: Queryable, bulkId: number, leadIds: readonly number[]) {
  const { bulkId: ofBulk, leadId } = leadBulkItems;
  return db.drizzle
    .select()
    .from(leadBulkItems)
    .where(and(eq(ofBulk, bulkId), inArray(leadId, [...leadIds])));
}

export async function findChangedIds(db: Queryable, bulkId: number): Promise<number[]> {
  const { bulkId: ofBulk, leadId, outcome } = leadBulkItems;
  const rows = await db.drizzle
    .select({ leadId })
    .from(leadBulkItems)
    .where(and(eq(ofBulk, bulkId), eq(outcome, 'changed')));
  return rows.map((row) => row.leadId);
}

/**
 * Locks those of these leads that are in the scope, deleted ones included, until the transaction
 * ends; tracking steps of a visitor need not wait. Always locked in the same order, so that
 * concurrent changes cannot deadlock.
 */
export function lockLeads(tx: AuditedTransaction, scope: LeadScope, ids: readonly number[]) {
  const { id } = leads;
  return tx.drizzle
    .select(columnsOf(leads, 'id status homePrice ownerId deletedAt updatedAt'))
    .from(leads)
    .where(and(inArray(id, [...ids]), isNull(leads.sealedAt), within(scope)))
    .orderBy(asc(id))
    .for('no key update');
}

export type BulkLead = Awaited<ReturnType<typeof lockLeads>>[number];

export async function findLastStatusChanges(db: Queryable, leadIds: readonly number[]) {
  const { id, leadId, actorKind, actorId, changedAt } = leadStatusHistory;
  const rows = await db.drizzle
    .selectDistinctOn([leadId], {
      id,
      leadId,
      actorKind,
      actorId,
    })
    .from(leadStatusHistory)
    .where(inArray(leadId, [...leadIds]))
    .orderBy(leadId, desc(changedAt), desc(id));
  return new Map(rows.map((row) => [row.leadId, row]));
}

/** The leads that are still deleted by this change, and not by a later one. */
export async function findStillDeleted(db: Queryable, bulkId: number, leadIds: readonly number[]) {
  const rows = await db.drizzle
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(leadBulkItems, eq(leadBulkItems.leadId, leads.id))
    .where(
      and(
        inArray(leads.id, [...leadIds]),
        eq(leadBulkItems.bulkId, bulkId),
        eq(leadBulkItems.deletedAt, leads.deletedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Name and status of those of these leads that are in the scope, deleted ones included. */
export async function findNamed(db: Queryable, scope: LeadScope, ids: readonly number[]) {
  const { id, firstName, lastName, status } = leads;
  const rows = await db.drizzle
    .select({
      id,
      firstName,
      lastName,
      status,
    })
    .from(leads)
    .where(and(inArray(id, [...ids]), isNull(leads.sealedAt), within(scope)));
  return new Map(rows.map((row) => [row.id, row]));
}
