import type { Candidate } from '#core/domain/office/owner.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import { keepWithOwner } from '../../leads/owner/writes.ts';
import type { Office } from '../../office-terms.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { findCandidates } from './find-candidates.ts';
import { giveInTurns } from './give-in-turns.ts';
import { findPassing, lockKept, lockReturning } from './queries.ts';

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
 * Gives leads that were not answered in time to members on shift who are free and did not have them
 * today; until there is one, they stay. Returns the changes, and the leads that are late since the
 * last time.
 */
export async function passOnLeads(
  tx: AuditedTransaction,
  { office, now, most }: { office: Office; now: Date; most: number },
) {
  const late = await lockReturning(tx, now, most);
  await keepWithOwner(
    tx,
    late.map(({ id }) => id),
  );
  const candidates = await findCandidates(tx, { now, timeZone: office.timeZone });
  const lockNext = (member: Candidate, since: Date) => lockKept(tx, member, since);
  const { changes } = await giveInTurns(tx, { candidates, office, now, lockNext });
  return { changes, late };
}
