import { type Batch, isRowError, makeBatch } from '#server/db/batch.ts';
import type { Services } from '../context.ts';
import { insertInteractions, type NewInteraction } from './queries.ts';
import { openStepBound, type StepBound } from './open-step-bound.ts';

/** Steps of visitors on their way into the database. */
export interface StepLog {
  batch: Batch<NewInteraction, void>;
  bound: StepBound;
  /** True while this process has something more important to store. */
  mustStepAside(): boolean;
}

/** Opens the log of a process: steps that arrive together become one statement. */
export function openStepLog({ db }: Services, mustStepAside: () => boolean): StepLog {
  const batch = makeBatch<NewInteraction, void>({
    write: async (rows) => {
      await insertInteractions(db, rows);
      return [];
    },
    isRowError,
    size: 500,
    // The embedded engine does one statement after the other: a second one at its door would only
    // make both smaller, and a commit costs more than a row.
    concurrency: db.engine === 'embedded' ? 1 : 2,
    capacity: 5000,
  });
  return {
    batch,
    bound: openStepBound(db),
    mustStepAside,
  };
}
