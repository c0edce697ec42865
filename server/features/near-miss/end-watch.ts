import { system } from '#server/platform/actor.ts';
import type { Services } from '../context.ts';
import { nothingChanged, transactionOfMany } from '../transaction.ts';
import { readWatchChoice } from './read-watch.ts';
import { endWatches } from './writes.ts';

interface Ending {
  token: string;
  via: 'one_click' | 'page';
  ipAddress: string;
}

/**
 * Ends what a link may end: all that its mailbox waits for, or from the screen that confirmed it the
 * one watch; null for a link that is none. Audited; done again
 * it changes nothing.
 */
export async function endWatch({ db }: Pick<Services, 'db'>, { token, via, ipAddress }: Ending) {
  return transactionOfMany({ db, actor: system, ipAddress }, async (tx) => {
    const watch = await readWatchChoice(tx, token);
    const ended = watch === null ? 0 : await endWatches(tx, watch);
    if (watch === null || ended === 0) {
      return { changes: nothingChanged, result: watch };
    }
    const change = {
      action: 'near_miss.end',
      entity: 'near_miss',
      entityId: watch.id,
      after: { ended, via },
    };
    return { changes: [change], result: { ...watch, isWaiting: false } };
  });
}
