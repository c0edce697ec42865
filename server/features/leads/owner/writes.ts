import { and, inArray, isNotNull } from 'drizzle-orm';
import type { OwnerReason } from '#core/domain/office/owner.ts';
import { leadOwners, leads } from '#server/db/tables/leads.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import type { Transaction } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { lockOwner } from '../../accounts/staff/queries.ts';

// No lead scope: the ids were found within the scope of the actor.

/** Who gets leads, why, and by whom; a null owner means the queue. */
export interface Handover {
  ownerId: number | null;
  why: OwnerReason;
  /** Null for the system. */
  actorId: number | null;
  /** When leads pass on to a colleague unless answered; null if they do not. */
  returnsAt?: Date | null;
  /** By the clock of the database unless given. */
  at?: Date;
}

/** One notice to the new owner of one or many leads, unless they took them. */
async function tellOwner(
  tx: AuditedTransaction,
  { ownerId, actorId }: Pick<Handover, 'ownerId' | 'actorId'>,
  leads: { leadId: number; count: number },
) {
  if (ownerId !== null && ownerId !== actorId) {
    await enqueueNotices(tx, [{ memberId: ownerId, why: 'yours', ...leads }]);
  }
}

interface Handed {
  id: number;
  ownerId: number | null;
}

/**
 * Gives locked leads another owner, with a line of history and a notice unless the owner took them.
 * Returns the audit lines. `updated_at` stays, so open edits do not conflict.
 */
export async function giveLeads(
  tx: AuditedTransaction,
  handed: readonly Handed[],
  { ownerId, why, actorId, returnsAt = null, at }: Handover,
): Promise<ChangeOfMany[]> {
  if (handed.length === 0) {
    return [];
  }
  const ids = handed.map(({ id }) => id);
  await tx.drizzle.update(leads).set({ ownerId, returnsAt }).where(inArray(leads.id, ids));
  await tx.drizzle.insert(leadOwners).values(
    handed.map((lead) => ({
      leadId: lead.id,
      fromOwnerId: lead.ownerId,
      ownerId,
      why,
      actorId,
      at,
    })),
  );
  await tellOwner(tx, { ownerId, actorId }, { leadId: ids[0]!, count: handed.length });
  return handed.map((lead) => ({
    action: 'lead.owner',
    entity: 'lead',
    entityId: lead.id,
    before: { ownerId: lead.ownerId },
    after: { ownerId, why },
  }));
}

/** Takes the moment off leads at which they would have passed on: no one else was free. */
export async function keepWithOwner(tx: AuditedTransaction, ids: readonly number[]) {
  if (ids.length > 0) {
    const isLate = and(inArray(leads.id, [...ids]), isNotNull(leads.returnsAt));
    await tx.drizzle.update(leads).set({ returnsAt: null }).where(isLate);
  }
}

// By hand: a member who leaves may own very many leads, and this is one statement.
const moveText = `
with moved as (
  update leads set owner_id = $2, returns_at = null where owner_id = $1
  returning id, created_at, deleted_at
), kept as (
  insert into lead_owners (lead_id, from_owner_id, owner_id, why, actor_id)
  select id, $1, $2, 'deactivated', $3 from moved
)
select count(*)::int as count,
  count(*) filter (where deleted_at is null)::int as shown,
  (array_agg(id order by created_at, id) filter (where deleted_at is null))[1] as first
from moved`;

interface Moved {
  count: number;
  /** Those that are not deleted, and the first of them. */
  shown: number;
  first: number | null;
}

/**
 * Moves all leads of a locked, leaving account to a colleague, who gets one notice of them, or to
 * the queue; returns how many. Repeats until none is left, because a concurrent merge may have
 * given another lead this owner.
 */
export async function moveLeadsOf(
  tx: AuditedTransaction,
  fromId: number,
  { toId, actorId }: { toId: number | null; actorId: number },
) {
  let moved = 0;
  const told = { leadId: 0, count: 0 };
  for (;;) {
    const { rows } = await tx.query<Moved>(moveText, [fromId, toId, actorId]);
    const { count, shown, first } = rows[0]!;
    if (count === 0) {
      break;
    }
    moved += count;
    told.leadId ||= first ?? 0;
    told.count += shown;
  }
  if (told.count > 0) {
    await tellOwner(tx, { ownerId: toId, actorId }, told);
  }
  return moved;
}

/** 400 unless the id is null or a member who may own leads; holds until the transaction ends. */
export async function requireOwner(tx: Transaction, ownerId: number | null) {
  if (ownerId !== null && !(await lockOwner(tx, ownerId))) {
    throw new HttpError(400, 'Choose an admin or a loan officer who can sign in.');
  }
}
