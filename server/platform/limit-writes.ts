import type { CallLimit } from '#core/contract/route.ts';
import { HttpError, sentences } from './http-error.ts';

const most: CallLimit = { count: 30, seconds: 60 };

/** Counts what an account writes; 429 for one too many. */
export type CountWrite = (account: number, now: Date) => void;

/** An affiliate writes 30 times a minute, times `scale`: anybody may register. */
export function openWriteLimit(scale: number): CountWrite {
  const allowed = Math.ceil(most.count * scale);
  const counts = new Map<number, number>();
  let minute = 0;
  return (account, now) => {
    const current = Math.floor(now.getTime() / (most.seconds * 1000));
    if (current !== minute) {
      minute = current;
      counts.clear();
    }
    const count = (counts.get(account) ?? 0) + 1;
    counts.set(account, count);
    if (count > allowed) {
      throw new HttpError(429, sentences.tooMany, {
        headers: { 'retry-after': String(most.seconds) },
      });
    }
  };
}
