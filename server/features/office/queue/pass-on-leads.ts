import { startOfDay } from '#core/domain/office/office-clock.ts';
import { chooseOwner, withOneMore } from '#core/domain/office/owner.ts';
import { dayIn } from '#server/outside/clock.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import { keepWithOwner, giveLeads } from '../../leads/owner/writes.ts';
import type { Office } from '../../office-terms.ts';
import { callableFrom } from '../../permission/evaluate-calls.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import { findCandidates } from './find-candidates.ts';
import { findOwnersSince, findPassing, lockReturning, type OwnedLead } from './queries.ts';
import { lockOwners } from '../../accounts/staff/find-owners.ts';

/** How long before their leads pass on members are told. */
const warningMs = 10 * 60_000;

/** Tells members, once, of leads that pass on soon. */
export async function warnOwners(tx: AuditedTransaction, now: Date): Promise<number> {
  const passing = await findPassing(tx, new Date(now.getTime() + warningMs));
  return enqueueNotices(
    tx,
    passing.map((notice) => ({ ...notice, why: 'passing' as const })),
  );
}

/**
 * Gives leads that were not answered in time to the next member on shift who is free and did not
 * have them today; if there is no one else, they stay. Returns the changes, and the leads that are
 * late since the last time.
 */
export async function passOnLeads(
  tx: AuditedTransaction,
  { office, now, most }: { office: Office; now: Date; most: number },
): Promise<{ changes: ChangeOfMany[]; late: OwnedLead[] }> {
  const { timeZone, terms } = office;
  const candidates = await findCandidates(tx, { now, timeZone });
  const owners = await lockOwners(
    tx,
    candidates.map(({ id }) => id),
  );
  let onShift = candidates.filter(({ id }) => owners.has(id));
  const returning = await lockReturning(tx, now, most);
  const ids = returning.map(({ id }) => id);
  const had = await findOwnersSince(tx, ids, startOfDay(timeZone, dayIn(timeZone, now)));
  const changes: ChangeOfMany[] = [];
  const kept: number[] = [];
  for (const lead of returning) {
    const before = new Set([lead.ownerId, ...(had.get(lead.id) ?? []).map((row) => row.ownerId)]);
    const others = onShift.filter(({ id }) => !before.has(id));
    const next = chooseOwner(others, lead, terms.givenAtOnce);
    if (next) {
      const from = (await callableFrom(tx, [lead], now)).get(lead.id)!;
      const given = { ownerId: next.id, why: 'overdue' as const, actorId: null, at: now };
      const returnsAt = office.returnsAt(from);
      changes.push(...(await giveLeads(tx, [lead], { ...given, returnsAt })));
      onShift = onShift.map((one) => (one === next ? withOneMore(one, now) : one));
    } else {
      kept.push(lead.id);
    }
  }
  await keepWithOwner(tx, kept);
  return { changes, late: returning.filter(({ returnsAt }) => returnsAt !== null) };
}
