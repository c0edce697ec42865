import type { KeptMonths } from '#core/domain/operations/kept-data.ts';
import { dailyAt, type JobKind } from '#server/db/jobs/job.ts';
import type { Database } from '#server/db/open.ts';
import { system } from '#server/platform/actor.ts';
import { transaction } from '../../transaction.ts';
import {
  deleteExpired,
  deleteOldVisits,
  deleteUnsent,
  emptyChecks,
  expiries,
  hasOldUnsent,
  operatorsExpiries,
  pageExpiries,
} from './queries.ts';

interface PurgeNeeds {
  db: Database;
  config: { keptMonths: KeptMonths };
}

// In pieces: one long delete would hold its locks for as long, and reach the statement's limit.
const usualPiece = 5000;

/** Repeats `work` with `atOnce` rows until a batch is not full. */
async function inPieces(atOnce: number, work: (count: number) => Promise<number>) {
  let done = atOnce;
  while (done >= atOnce) {
    done = await work(atOnce);
  }
}

/** Removes unsent mails; the audit log keeps their number. */
async function purgeUnsent(db: Database, months: number) {
  const context = {
    db,
    actor: system,
    ipAddress: null,
  };
  while (await hasOldUnsent(db, months)) {
    await transaction(context, 'mail.purge_unsent', 'job', async (tx) => ({
      entityId: null,
      after: await deleteUnsent(tx, months, usualPiece),
    }));
  }
}

/**
 * Removes expired rows: idempotency keys, ended sessions, failed sign-ins, reset tokens, old
 * visits, mails, and the calculations and checks of visitors who never applied.
 */
export async function purgeExpired(
  { db, config }: PurgeNeeds,
  { atOnce = usualPiece }: { atOnce?: number } = {},
) {
  const { keptMonths } = config;
  const kinds = [...expiries, ...operatorsExpiries(keptMonths), ...pageExpiries(keptMonths)];
  for (const expiry of kinds) {
    await inPieces(atOnce, (count) => deleteExpired(db, expiry, count));
  }
  await inPieces(atOnce, (count) => deleteOldVisits(db, count));
  await inPieces(atOnce, (count) => emptyChecks(db, keptMonths.checks, count));
  await purgeUnsent(db, keptMonths.mails);
}

export function purgeJob(needs: PurgeNeeds): JobKind {
  return {
    kind: 'purge_expired',
    leaseSeconds: 900,
    nextRun: dailyAt(4, 17),
    run: async () => {
      await purgeExpired(needs);
      return { status: 'done' };
    },
  };
}
