import type { Queryable } from '#server/db/queryable.ts';
import { system } from '#server/platform/actor.ts';
import type { Services } from '../../context.ts';
import {
  type AuditedTransaction,
  type ChangeOfMany,
  nothingChanged,
  transactionOfMany,
} from '../../transaction.ts';
import { countWaiting, findWatchById, findWatchByToken } from './queries.ts';
import { endWatches } from './writes.ts';
import * as z from 'zod/mini';

const ofWatch = z.object({ watchId: z.int() });

/** The watch of a mail with this payload; undefined once its person was erased. */
export async function readWatch(db: Queryable, payload: unknown) {
  const { success, data } = ofWatch.safeParse(payload);
  return success ? findWatchById(db, data.watchId) : undefined;
}

const tokenShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The watch that the page behind a link shows; null for an unknown link. */
export async function readWatchChoice(db: Queryable, token: string) {
  return tokenShape.test(token) ? findWatchByToken(db, token) : null;
}

export type WatchChoice = NonNullable<Awaited<ReturnType<typeof readWatchChoice>>>;

interface Ending {
  token: string;
  via: 'one_click' | 'page';
  ipAddress: string;
}

/**
 * Ends the watches that a link may end: all of its mailbox, or only one for the link of the screen
 * that confirmed it; null for an unknown link. Audited; repeating it changes nothing.
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

/** Whether a mailbox waits to be told; only for callers who proved that they read it. */
export async function isWaiting(db: Queryable, email: string) {
  return (await countWaiting(db, { email, only: null })) > 0;
}

/** Ends all watches of a mailbox, from its own page; returns the lines for the audit log. */
export async function endWatchesOf(tx: AuditedTransaction, email: string): Promise<ChangeOfMany[]> {
  const ended = await endWatches(tx, { email, only: null });
  const change = { action: 'near_miss.end', entity: 'near_miss', entityId: null };
  return ended === 0 ? [] : [{ ...change, after: { ended, via: 'own_page' } }];
}
