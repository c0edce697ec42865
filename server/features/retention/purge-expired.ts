import type { KeptMonths } from '#core/domain/kept-data.ts';
import type { Database } from '#server/db/open.ts';
import { system } from '#server/platform/actor.ts';
import { type CountNeeds, countNewRows } from '../counts/count-new-rows.ts';
import { transaction } from '../transaction.ts';
import {
  deleteExpired,
  deleteUnsent,
  emptyChecks,
  expiries,
  hasOldUnsent,
  operatorsExpiries,
} from './queries.ts';

/** What the cleaning works on. */
export interface PurgeNeeds {
  db: Database;
  config: CountNeeds['config'] & { keptMonths: KeptMonths };
}

// In pieces: one long delete would hold the embedded database's only session.
const usualPiece = 5000;

// Every row that goes and was counted leaves a note for the counts of its day. The job that takes them
// up waits until the cleaning has ended, and until they are taken up whoever looks at figures adds
// them all up: after millions that would last longer than a statement may.
const piecesBetweenCounts = 10;

/** Works until a piece is not full; `atOnce` rows each. */
async function inPieces(
  needs: PurgeNeeds,
  atOnce: number,
  work: (count: number) => Promise<number>,
): Promise<void> {
  let done = atOnce;
  for (let piece = 1; done >= atOnce; piece += 1) {
    done = await work(atOnce);
    if (piece % piecesBetweenCounts === 0) {
      await countNewRows(needs, { mostMs: 1000 });
    }
  }
}

/** Mails that never left are counted in the audit log as they go. */
async function purgeUnsent(db: Database, months: number): Promise<void> {
  const context = {
    db,
    actor: system,
    ipAddress: null,
  };
  const entry = { action: 'mail.purge_unsent', entity: 'job' };
  while (await hasOldUnsent(db, months)) {
    await transaction(context, entry, async (tx) => ({
      entityId: null,
      after: await deleteUnsent(tx, months, usualPiece),
      result: undefined,
    }));
  }
}

/**
 * Removes what has served its time: keys against repeats, ended sessions, failed sign-ins, reset
 * tokens, old visits, mails, and the calculations and answers of those who never applied.
 */
export async function purgeExpired(
  needs: PurgeNeeds,
  { atOnce = usualPiece }: { atOnce?: number } = {},
): Promise<void> {
  const { db, config } = needs;
  const { keptMonths } = config;
  for (const expiry of [...expiries, ...operatorsExpiries(keptMonths)]) {
    await inPieces(needs, atOnce, (count) => deleteExpired(db, expiry, count));
  }
  await inPieces(needs, atOnce, (count) => emptyChecks(db, keptMonths.checks, count));
  await purgeUnsent(db, keptMonths.mails);
}
