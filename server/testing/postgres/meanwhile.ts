import type { FreshApp } from '../app.ts';
import { allWait } from './all-wait.ts';

/**
 * Begins all calls after another transaction has made a change, and commits that transaction once
 * each call has ended or waits for it.
 */
export async function meanwhile<T>(
  app: FreshApp,
  change: string,
  begin: () => Promise<T>[],
): Promise<T[]> {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const changing = app.database.transaction(async (tx) => {
    await tx.query(change);
    begun.resolve();
    await over.promise;
  });
  await begun.promise;
  const calls = begin();
  await allWait(app, calls);
  over.resolve();
  await changing;
  return Promise.all(calls);
}
