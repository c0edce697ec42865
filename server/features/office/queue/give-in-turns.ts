import { startOfDay } from '#core/domain/office/office-clock.ts';
import { byTurn, type Candidate, isFree, withOneMore } from '#core/domain/office/owner.ts';
import { dayIn } from '#server/outside/clock.ts';
import { lockOwners } from '../../accounts/staff/queries.ts';
import { giveLeads } from '../../leads/owner/writes.ts';
import type { Office } from '../../office-terms.ts';
import { callableFrom } from '../../permission/evaluate-calls.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import type { OwnedLead } from './queries.ts';

/** Limit per batch: its leads stay locked until it is committed. */
export const givenPerBatch = 50;

interface Shift {
  candidates: readonly Candidate[];
  office: Office;
  now: Date;
  /** Locks the next lead that a member may be given, and did not have since a moment. */
  lockNext: (member: Candidate, since: Date) => Promise<OwnedLead | undefined>;
}

/**
 * Gives each free member, in turns, the first lead that is theirs to be given, until no one is
 * free. Returns the changes, and the members who are on shift still.
 */
export async function giveInTurns(
  tx: AuditedTransaction,
  { candidates, office, now, lockNext }: Shift,
): Promise<{ changes: ChangeOfMany[]; onShift: readonly Candidate[] }> {
  const ids = candidates.map(({ id }) => id);
  const owners = await lockOwners(tx, ids);
  const onShift = candidates.filter(({ id }) => owners.has(id));
  const since = startOfDay(office.timeZone, dayIn(office.timeZone, now));
  const changes: ChangeOfMany[] = [];
  let free = onShift;
  while (changes.length < givenPerBatch) {
    free = free.filter((one) => isFree(one, office.terms.givenAtOnce)).toSorted(byTurn);
    const [next, ...others] = free;
    const lead = next && (await lockNext(next, since));
    if (!next) {
      break;
    }
    free = lead ? [...others, withOneMore(next, now)] : others;
    if (lead) {
      const from = await callableFrom(tx, [lead], now);
      const why = lead.ownerId === null ? ('rule' as const) : ('overdue' as const);
      const returnsAt = office.returnsAt(from.get(lead.id)!);
      const given = { ownerId: next.id, why, actorId: null, at: now, returnsAt };
      changes.push(...(await giveLeads(tx, [lead], given)));
    }
  }
  return { changes, onShift };
}
