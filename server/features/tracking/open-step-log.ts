import { type Batch, isRowError, makeBatch } from '#server/db/batch.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Services } from '../context.ts';
import { countStepsOf, insertInteractions, type NewInteraction } from './queries.ts';

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
    // The embedded engine runs one statement at a time: a second would only make both smaller, and
    // a commit costs more than a row.
    concurrency: db.engine === 'embedded' ? 1 : 2,
    capacity: 5000,
  });
  return {
    batch,
    bound: openStepBound(db),
    mustStepAside,
  };
}

/**
 * At most this many steps of one session are stored. A visitor who reads every page, tries the
 * calculator and applies makes about twenty.
 */
const mostSteps = 2000;
// Few sessions reach it, so small ones cost no query. Larger ones are counted in the database,
// across processes and restarts.
const lookEvery = 250;
const mostSessions = 20_000;

/** Counts the recent steps of each session in this process. */
interface StepBound {
  /** Counts one more step; throws 429 if the session has its maximum. */
  take(sessionId: string): void | Promise<void>;
}

/** Opens the count of a process: in memory, and by the database once in 250 steps of a session. */
function openStepBound(db: Queryable): StepBound {
  const taken = new Map<string, number>();

  function note(sessionId: string, count: number): void {
    // Deleted first, so that the map keeps its sessions in the order of their last step.
    taken.delete(sessionId);
    taken.set(sessionId, count);
    if (taken.size > mostSessions) {
      const [oldest] = taken.keys();
      taken.delete(oldest!);
    }
  }

  async function look(sessionId: string): Promise<void> {
    const stored = await countStepsOf(db, sessionId, mostSteps);
    note(sessionId, Math.max(stored, taken.get(sessionId) ?? 0));
    if (stored >= mostSteps) {
      throw enough();
    }
  }

  return {
    take(sessionId) {
      const count = (taken.get(sessionId) ?? 0) + 1;
      if (count > mostSteps) {
        throw enough();
      }
      note(sessionId, count);
      return count % lookEvery === 0 ? look(sessionId) : undefined;
    },
  };
}

function enough(): HttpError {
  return new HttpError(429, 'No more steps of this visit are recorded.');
}
