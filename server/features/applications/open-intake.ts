import { type Batch, isRowError, makeBatch } from '#server/db/batch.ts';
import type { Services } from '../context.ts';
import type { RecentSubmissions } from './count-recent.ts';
import type { StoredApplication } from './find-first-uses.ts';
import { storeApplications, type Submission } from './store-applications.ts';

const manyWaiting = 100;

/** Applications on their way into the database. Those that arrive together are stored together. */
export interface Intake {
  /** `storeApplications` writes it; undefined when a key's first use was removed meanwhile. */
  batch: Batch<Submission, StoredApplication | undefined>;
  /** What is being stored, by its key: a second click waits for the first. */
  underway: Map<string, Promise<StoredApplication | undefined>>;
  recent: RecentSubmissions;
}

/** Opens the intake of a process. */
export function openIntake(services: Services): Intake {
  const batch = makeBatch<Submission, StoredApplication | undefined>({
    write: (submissions) => storeApplications(services, submissions),
    isRowError,
    size: 32,
    // Two on a server: fewer, larger statements than with three (0.54 instead of 0.48 of a bare
    // insert), and no lead waits for a slow one.
    concurrency: services.db.engine === 'embedded' ? 1 : 2,
    capacity: 2000,
  });
  return {
    batch,
    underway: new Map(),
    recent: new Map(),
  };
}

/** True while applications queue up: whatever is less important should step aside. */
export function isUnderPressure({ batch }: Intake): boolean {
  return batch.waiting > manyWaiting;
}
