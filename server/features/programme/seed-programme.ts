import type { Database } from '#server/db/open.ts';
import { insertDefaults } from './queries.ts';

// Any number that nothing else locks: of several servers starting on one empty database, one seeds.
const seedLock = 7_264_115_890_232;

/**
 * Fills an empty rulebook with the program's defaults and publishes the consent texts; existing
 * rows are kept.
 */
export async function seedProgramme({ db }: { db: Database }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [seedLock]);
    await insertDefaults(tx);
  });
}
