import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { Database } from '#server/db/open.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { jobs } from '../tables/jobs.ts';
import { dailyAt, type JobKind } from './job.ts';
import { readJobFigures } from './read-job-figures.ts';
import { startJobs } from './start-jobs.ts';

const log = {
  failure: () => assert.fail('a job failed'),
  trouble: (error: unknown) => assert.fail(error as Error),
};

test('once a day is at that moment of UTC, always after the given one', () => {
  const nextRun = dailyAt(4, 17);
  const cases = [
    ['2026-11-21T00:00:00Z', '2026-11-21T04:17:00.000Z'],
    ['2026-11-21T04:17:00Z', '2026-11-22T04:17:00.000Z'],
    ['2026-12-31T23:59:59Z', '2027-01-01T04:17:00.000Z'],
  ] as const;
  for (const [from, expected] of cases) {
    assert.equal(nextRun(new Date(from)).toISOString(), expected);
  }
});

describe('the worker of a process', async () => {
  const fresh = await freshDatabase();
  const database: Database = fresh.database;
  after(() => fresh.dispose());
  beforeEach(() => database.query('delete from jobs'));

  /** A kind of job whose runs end only when the test releases them. */
  function observed() {
    const begun: (() => void)[] = [];
    let letGo = (): void => {};
    let hasEnded = false;
    const kind: JobKind = {
      kind: 'test',
      leaseSeconds: 60,
      async run() {
        begun.shift()?.();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
        hasEnded = true;
        return { status: 'done' };
      },
    };
    return {
      kind,
      begins: () => new Promise<void>((resolve) => void begun.push(resolve)),
      letGo: () => letGo(),
      hasEnded: () => hasEnded,
    };
  }

  test('is woken by a commit, also while it works, and stops after the running job', async () => {
    const { kind, begins, letGo, hasEnded } = observed();
    const worker = await startJobs(database, [{ kinds: [kind], concurrency: 1 }], log);
    const add = () => database.drizzle.insert(jobs).values({ kind: 'test' });
    let run = begins();
    await add();
    worker.wake();
    await run;
    run = begins();
    await add();
    worker.wake();
    letGo();
    await run;
    const stopped = worker.stop();
    letGo();
    await stopped;
    assert.ok(hasEnded());
    const waiting = await database.drizzle.$count(jobs);
    assert.equal(waiting, 2);
    assert.deepEqual(await readJobFigures(database), {
      waiting: 0,
      retrying: 0,
      failed: 0,
      oldestSeconds: 0,
    });
  });

  test('repeating work has one row, however many processes start, and overdue work stays due', async () => {
    const nightly: JobKind = {
      kind: 'nightly',
      leaseSeconds: 60,
      nextRun: dailyAt(4, 17),
      run: async () => ({ status: 'done' }),
    };
    const workers = await Promise.all([
      startJobs(database, [{ kinds: [nightly], concurrency: 1 }], log),
      startJobs(database, [{ kinds: [nightly], concurrency: 1 }], log),
    ]);
    const [job, ...others] = await database.drizzle.select().from(jobs);
    assert.deepEqual(others, []);
    assert.ok(job!.runAt > new Date());
    assert.match(job!.runAt.toISOString(), /T04:17:00\.000Z$/);
    await Promise.all(workers.map((worker) => worker.stop()));

    await database.query(`update jobs set run_at = now() - interval '3 hours'`);
    const { oldestSeconds, ...figures } = await readJobFigures(database);
    assert.deepEqual(figures, { waiting: 1, retrying: 0, failed: 0 });
    assert.ok(oldestSeconds >= 3 * 3600);
    const { kind, begins, letGo } = observed();
    const run = begins();
    const worker = await startJobs(
      database,
      [{ kinds: [{ ...nightly, run: kind.run }], concurrency: 1 }],
      log,
    );
    await run;
    letGo();
    await worker.stop();
    const [again] = await database.drizzle.select().from(jobs);
    assert.ok(again!.runAt > new Date());
  });

  test('figures: what waits, what failed, and how old the oldest is', async () => {
    await database.query(`
        insert into jobs (kind, status, attempts, created_at, key, run_at) values
          ('mail', 'waiting', 3, now() - interval '2 hours', null, now() + interval '1 hour'),
          ('mail', 'waiting', 0, now(), null, now()),
          ('reminder', 'waiting', 0, now() - interval '1 month', null, now() - interval '1 hour'),
          ('reminder', 'waiting', 0, now() - interval '1 month', null, now() + interval '1 day'),
          ('mail', 'failed', 11, now() - interval '1 day', null, now()),
          ('mail', 'done', 1, now() - interval '1 day', null, now()),
          ('nightly', 'waiting', 0, now() - interval '1 year', 'nightly', now() + interval '1 hour')`);
    const { oldestSeconds, ...figures } = await readJobFigures(database);
    assert.deepEqual(figures, { waiting: 3, retrying: 1, failed: 1 });
    assert.ok(oldestSeconds >= 3600 && oldestSeconds < 3700);
  });
});
