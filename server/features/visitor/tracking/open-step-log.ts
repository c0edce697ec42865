import { type Batch, isRowError, makeBatch } from '#server/db/batch.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Services } from '../../context.ts';
import { countStepsOf, insertInteractions, type NewInteraction } from './queries.ts';

export interface StepLog {
  batch: Batch<NewInteraction, void>;
  visits: Visits;
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
    concurrency: 2,
    capacity: 5000,
  });
  return {
    batch,
    visits: openVisits(db),
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

interface Visit {
  steps: number;
  /** The browser that its newest step names; null if that may be another one. */
  browser: string | null;
}

interface Visits {
  /** Counts one more step; throws 429 if the session has its maximum. */
  take(sessionId: string): void | Promise<void>;
  /** The browser to store with a step; null if the step before named the same one. */
  browserToStore(sessionId: string, browser: string): string | null;
  /** Called once a step is stored that named its browser. */
  keepBrowser(sessionId: string, browser: string): void;
}

/** Opens the visits of a process: in memory, and by the database once in 250 steps of a session. */
function openVisits(db: Queryable): Visits {
  const recent = new Map<string, Visit>();

  function note(sessionId: string, steps: number): void {
    const browser = recent.get(sessionId)?.browser ?? null;
    // Deleted first, so that the map keeps its sessions in the order of their last step.
    recent.delete(sessionId);
    recent.set(sessionId, { steps, browser });
    if (recent.size > mostSessions) {
      const [oldest] = recent.keys();
      recent.delete(oldest!);
    }
  }

  const stepsOf = (sessionId: string) => recent.get(sessionId)?.steps ?? 0;

  async function look(sessionId: string) {
    const stored = await countStepsOf(db, sessionId, mostSteps);
    const taken = stepsOf(sessionId);
    note(sessionId, Math.max(stored, taken));
    if (stored >= mostSteps) {
      throw enough();
    }
  }

  return {
    take(sessionId) {
      const count = stepsOf(sessionId) + 1;
      if (count > mostSteps) {
        throw enough();
      }
      note(sessionId, count);
      return count % lookEvery === 0 ? look(sessionId) : undefined;
    },
    browserToStore(sessionId, browser) {
      const visit = recent.get(sessionId);
      if (visit?.browser === browser) {
        return null;
      }
      if (visit) {
        // Another one from here on, but only once it is stored.
        visit.browser = null;
      }
      return browser;
    },
    keepBrowser(sessionId, browser) {
      const visit = recent.get(sessionId);
      if (visit) {
        visit.browser = browser;
      }
    },
  };
}

function enough(): HttpError {
  return new HttpError(429, 'No more steps of this visit are recorded.');
}
