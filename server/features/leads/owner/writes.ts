import { inArray } from 'drizzle-orm';
import type { OwnerReason } from '#core/domain/office/owner.ts';
import { leadOwners, leads } from '#server/db/tables/leads.ts';
import { enqueueNotices } from '../../push/enqueue-notices.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';

/** Who gets leads, why, and by whom; a null owner means the queue. */
export interface Handover {
  ownerId: number | null;
  why: OwnerReason;
  /** Null for the system. */
  actorId: number | null;
  /** When leads return to the queue unless answered; null if they do not return. */
  returnsAt?: Date | null;
}

interface Handed {
  id: number;
  ownerId: number | null;
}

/**
 * Gives locked leads another owner, with a line of history and a notice unless the owner took them.
 * Returns the audit lines. The caller must wake the jobs after its commit. `updated_at` stays, so
 * open edits do not conflict.
 */
export async function giveLeads(
  tx: AuditedTransaction,
  handed: readonly Handed[],
  { ownerId, why, actorId, returnsAt = null }: Handover,
): Promise<ChangeOfMany[]> {
  if (handed.length === 0) {
    return [];
  }
  const ids = handed.map(({ id }) => id);
  await tx.drizzle.update(leads).set({ ownerId, returnsAt }).where(inArray(leads.id, ids));
  await tx.drizzle
    .insert(leadOwners)
    .values(
      handed.map((lead) => ({ leadId: lead.id, fromOwnerId: lead.ownerId, ownerId, why, actorId })),
    );
  if (ownerId !== null && ownerId !== actorId) {
    const count = handed.length;
    await enqueueNotices(tx, [{ memberId: ownerId, why: 'yours', leadId: ids[0]!, count }]);
  }
  return handed.map((lead) => ({
    action: 'lead.owner',
    entity: 'lead',
    entityId: lead.id,
    before: { ownerId: lead.ownerId },
    after: { ownerId, why },
  }));
}

// By hand: a member who leaves may own very many leads, and this is one statement.
const moveText = `
with moved as (
  update leads set owner_id = $2, returns_at = null where owner_id = $1
  returning id
), kept as (
  insert into lead_owners (lead_id, from_owner_id, owner_id, why, actor_id)
  select id, $1, $2, 'deactivated', $3 from moved
)
select count(*)::int as count from moved`;

/**
 * Moves all leads of a locked, leaving account to a colleague or to the queue; returns how many.
 * Repeats until none is left, because a concurrent merge may have given another lead this owner.
 */
export async function moveLeadsOf(
  tx: AuditedTransaction,
  fromId: number,
  { toId, actorId }: { toId: number | null; actorId: number },
): Promise<number> {
  let moved = 0;
  for (;;) {
    const { rows } = await tx.query<{ count: number }>(moveText, [fromId, toId, actorId]);
    const { count } = rows[0]!;
    if (count === 0) {
      return moved;
    }
    moved += count;
  }
}
