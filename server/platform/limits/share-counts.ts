import type { Queryable } from '#server/db/queryable.ts';
import { sha256 } from '#server/outside/ids.ts';
import type { Addition, CallCounts } from './call-counts.ts';

const pauseMs = 1000;
const cleaningPauses = 60;

// In one order, so that no two processes wait for each other. A count that has ended starts again;
// the database's clock decides that, because those of processes differ.
const addText = `
  insert into call_counts as c (key, calls, ends_at)
  select key, calls, now() + ends_in * interval '1 ms'
  from unnest($1::text[], $2::int[], $3::float8[]) as added (key, calls, ends_in)
  order by key
  on conflict (key) do update set
    calls = case when c.ends_at > now() then c.calls else 0 end + excluded.calls,
    ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end
  returning key, calls, extract(epoch from ends_at - now())::float8 * 1000 as "endsIn"`;

const cleanText = `
  delete from call_counts
  where key in (select key from call_counts where ends_at <= now() for update skip locked)`;

/** A key as stored: it contains an address, and is hashed so that no one reads who called what. */
export function storedKey(key: string): string {
  return sha256(`call count ${key}`);
}

async function addCounts(db: Queryable, additions: readonly Addition[]): Promise<Addition[]> {
  const keys = new Map(additions.map(({ key }) => [storedKey(key), key]));
  const { rows } = await db.query<Addition & Record<string, unknown>>(addText, [
    [...keys.keys()],
    additions.map(({ calls }) => calls),
    additions.map(({ endsIn }) => endsIn),
  ]);
  return rows.map(({ key, ...count }) => ({ ...count, key: keys.get(key)! }));
}

/**
 * Adds what this process counted to what all of them counted, every second and after a twentieth of
 * a limit. No call waits for it; while the database is away each process counts by itself. Returns
 * how to stop.
 */
export function shareCounts(counts: CallCounts, db: Queryable): () => void {
  let isSharing = false;
  let isWanted = false;
  let isPaused = false;
  let pauses = 0;

  async function shareOnce() {
    const additions = counts.takeUntold();
    if (additions.length === 0) {
      return;
    }
    try {
      counts.learn(await addCounts(db, additions));
    } catch {
      // The caller's own path logs this error where it matters.
      counts.giveBack(additions);
      isPaused = true;
    }
  }

  async function share() {
    isWanted = true;
    if (isSharing) {
      return;
    }
    isSharing = true;
    while (isWanted && !isPaused) {
      isWanted = false;
      await shareOnce();
    }
    isSharing = false;
  }

  counts.onMany = () => void share();
  const timer = setInterval(() => {
    isPaused = false;
    void share();
    pauses = (pauses + 1) % cleaningPauses;
    if (pauses === 0) {
      counts.forgetEnded();
      db.query(cleanText).catch(() => {});
    }
  }, pauseMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    counts.onMany = undefined;
    isPaused = true;
  };
}
