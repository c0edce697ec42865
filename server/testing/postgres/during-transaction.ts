import type { FreshApp } from '../app.ts';
import { allWait } from './all-wait.ts';

/** Makes a change in another transaction, and commits it once the work is done. */
async function whileHeld<T>(app: FreshApp, change: string, work: () => Promise<T>): Promise<T> {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const changing = app.database.transaction(async (tx) => {
    await tx.query(change);
    begun.resolve();
    await over.promise;
  });
  await begun.promise;
  const done = await work();
  over.resolve();
  await changing;
  return done;
}

/**
 * Begins all calls after another transaction has made a change, and commits that transaction once
 * each call has ended or waits for it.
 */
export function duringTransaction<T>(
  app: FreshApp,
  change: string,
  begin: () => Promise<T>[],
): Promise<T[]> {
  return inTurn(app, change, [begin]);
}

/** The same for calls of which some begin only once those before have ended or wait. */
export async function inTurn<T>(
  app: FreshApp,
  change: string,
  turns: readonly (() => Promise<T>[])[],
): Promise<T[]> {
  const begun: Promise<T>[] = [];
  await whileHeld(app, change, async () => {
    for (const begin of turns) {
      begun.push(...begin());
      await allWait(app, begun);
    }
  });
  return Promise.all(begun);
}
