import * as z from 'zod/mini';
import type { Queryable } from '#server/db/queryable.ts';
import { findWatchById, findWatchByToken } from './queries.ts';

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
