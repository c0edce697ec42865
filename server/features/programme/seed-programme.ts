import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/open.ts';
import { insertDefaults } from './queries.ts';

/** Fills an empty rulebook with defaults, publishes the consent texts, and keeps existing rows. */
export async function seedProgramme({ db }: { db: Database }) {
  await db.transaction(async (tx) => {
    // Of several servers that start on one empty database, one seeds.
    await tx.query('select pg_advisory_xact_lock($1)', [advisoryLocks.seed]);
    await insertDefaults(tx);
  });
}
