import { setTimeout as sleep } from 'node:timers/promises';
import type { FreshApp } from '../app.ts';

/** Resolves once each of these calls has ended or waits for a lock. */
export async function allWait(
  { rows }: FreshApp,
  calls: readonly PromiseLike<unknown>[],
): Promise<void> {
  let open = calls.length;
  const end = () => {
    open -= 1;
  };
  for (const call of calls) {
    call.then(end, end);
  }
  const text = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await rows(text)).length < open) {
    await sleep(10);
  }
}
