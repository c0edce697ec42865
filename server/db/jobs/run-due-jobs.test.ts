import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '#server/db/open.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/database.ts';
import { jobs } from '../tables/jobs.ts';
import type { Job, JobFailure, JobKind, JobResult } from './job.ts';
import { runDueJobs } from './run-due-jobs.ts';

const done: JobResult = { status: 'done' };

function kindOf(run: (job: Job) => unknown, changes: Partial<JobKind> = {}): JobKind {
  return {
    kind: 'test',
    leaseSeconds: 60,
    run: async (job) => ((await run(job)) as JobResult | undefined) ?? done,
    ...changes,
  };
}

/** A second worker: on a server another process would have its own connections. */
const secondWorker = (fresh: FreshDatabase): Promise<Database> => openDatabase(fresh.options);

describe('jobs that are due', async () => {
  const fresh = await freshDatabase();
  const database: Database = fresh.database;
  after(() => fresh.dispose());
  beforeEach(() => database.query('delete from jobs'));

  const add = (count = 1, kind = 'test') =>
    database.query(`insert into jobs (kind) select $1 from generate_series(1, $2::int)`, [
      kind,
      count,
    ]);
  const rows = (): Promise<Job[]> => database.drizzle.select().from(jobs).orderBy(jobs.id);
  const endLease = () => database.query(`update jobs set locked_until = now()`);

  test('two workers share them: no job runs twice, none is left', async () => {
    const other = await secondWorker(fresh);
    await other.query('select 1');
    await add(200);
    const ran: [worker: string, id: number][] = [];
    const worker = (name: string, db: Database) =>
      runDueJobs(db, [kindOf(({ id }) => void ran.push([name, id]))]);
    await Promise.all([worker('first', database), worker('second', other)]);
    const stored = await rows();
    assert.equal(ran.length, 200);
    assert.equal(new Set(ran.map(([, id]) => id)).size, 200);
    assert.equal(new Set(ran.map(([name]) => name)).size, 2, 'both worked');
    assert.ok(stored.every(({ status, attempts }) => status === 'done' && attempts === 1));
    if (other !== database) {
      await other.close();
    }
  });

  test('a job belongs to the transaction that wrote it', async () => {
    const work = database.transaction(async (tx) => {
      await tx.drizzle.insert(jobs).values({ kind: 'test' });
      throw new Error('the cause did not happen');
    });
    await assert.rejects(work);
    assert.deepEqual(await rows(), []);
  });

  test('what throws is tried again later, and says where it broke but not what it quoted', async () => {
    await add();
    const failures: JobFailure[] = [];
    const broken = kindOf(() => {
      throw new TypeError('Key (email)=(ana@example.com) is taken');
    });
    const run = () =>
      runDueJobs(database, [broken], { onFailure: (failure) => void failures.push(failure) });
    await run();
    await run();
    const [job] = await rows();
    assert.deepEqual([job!.status, job!.attempts, job!.lockedUntil], ['waiting', 1, null]);
    assert.ok(job!.runAt > job!.createdAt, 'not before its time');
    assert.match(
      job!.lastError!,
      /^the program itself failed \(TypeError, at .*run-due-jobs\.test\.ts.*\)$/,
    );
    assert.deepEqual(failures, [
      { kind: 'test', id: job!.id, attempts: 1, reason: job!.lastError, willRetry: true },
    ]);
  });

  test('a database that cannot store or does not answer is said in words', async () => {
    const reasonOf = async (thrown: unknown): Promise<string> => {
      await database.query('delete from jobs');
      await add();
      await runDueJobs(database, [kindOf(() => Promise.reject(thrown))]);
      return (await rows())[0]!.lastError!;
    };
    const coded = (code: string) => Object.assign(new Error('Key (a)=(b)'), { code });
    assert.match(await reasonOf(coded('53100')), /^the disk is full \(Error, 53100, at /);
    assert.match(await reasonOf(coded('ENOSPC')), /^the disk is full \(/);
    assert.match(await reasonOf(coded('25006')), /^the database takes no changes: .*read-only/);
    assert.match(await reasonOf(coded('57P01')), /^the database does not answer \(/);
    assert.match(await reasonOf(coded('ECONNREFUSED')), /^the database or .* answer \(/);
    assert.match(
      await reasonOf(new Error('outer', { cause: coded('23505') })),
      /^the program itself failed \(Error, 23505, at /,
    );
    assert.equal(await reasonOf('text'), 'the program itself failed (no error was thrown)');
  });

  test('what was done while the database was away is written down when it is back, and not done again', async () => {
    await add();
    const ran: number[] = [];
    let back: Promise<unknown> | undefined;
    const sends = kindOf(async ({ id }) => {
      ran.push(id);
      await database.query('alter table jobs rename to away');
      back = sleep(600).then(() => database.query('alter table away rename to jobs'));
    });
    await runDueJobs(database, [sends]);
    await back;
    await endLease();
    await runDueJobs(database, [sends]);
    assert.equal(ran.length, 1);
    const [job] = await rows();
    assert.deepEqual([job!.status, job!.attempts], ['done', 1]);
  });

  test('a worker that lost its lease changes nothing', async () => {
    await add();
    let second: Promise<void> | undefined;
    const slow = kindOf(async () => {
      await endLease();
      await runDueJobs(database, [kindOf(() => done)]);
      throw new Error('too late');
    });
    second = runDueJobs(database, [slow]);
    await second;
    const [job] = await rows();
    assert.deepEqual([job!.status, job!.attempts, job!.lastError], ['done', 2, null]);
  });

  test('a job whose worker dies at every try is given up', async () => {
    await add();
    await database.query('update jobs set attempts = 11');
    await runDueJobs(database, [kindOf(() => assert.fail('must not run'))]);
    const [job] = await rows();
    assert.deepEqual([job!.status, job!.lastError], ['failed', 'its worker died at every try']);
  });

  test('a kind this process does not know is left for one that does', async () => {
    await add(1, 'of_a_newer_version');
    await runDueJobs(database, [kindOf(() => assert.fail('must not run'))]);
    const [job] = await rows();
    assert.deepEqual([job!.status, job!.attempts], ['waiting', 0]);
  });

  test('work that repeats is due again at its next moment, failed or not', async () => {
    const nextRun = (after: Date) => new Date(after.getTime() + 3_600_000);
    const [{ id }] = (await database.drizzle
      .insert(jobs)
      .values({ kind: 'test', key: 'test' })
      .returning({ id: jobs.id })) as [{ id: number }];
    const makeDue = () => database.query('update jobs set run_at = now()');
    await runDueJobs(database, [kindOf(() => done, { nextRun })]);
    await runDueJobs(database, [kindOf(() => assert.fail('ran twice'), { nextRun })]);
    const [good] = await rows();
    assert.deepEqual([good!.id, good!.status, good!.attempts], [id, 'waiting', 0]);
    assert.ok(good!.runAt.getTime() > Date.now() + 3_000_000);

    await makeDue();
    const failing = () => Promise.reject(new Error('no'));
    await runDueJobs(database, [kindOf(failing, { nextRun })]);
    const [retried] = await rows();
    assert.deepEqual([retried!.status, retried!.attempts], ['waiting', 1]);
    assert.ok(retried!.runAt.getTime() < Date.now() + 120_000, 'tried again soon');

    await makeDue();
    await database.query('update jobs set attempts = 10');
    await runDueJobs(database, [kindOf(failing, { nextRun })]);
    const [bad] = await rows();
    assert.deepEqual([bad!.status, bad!.attempts], ['waiting', 0]);
    assert.match(bad!.lastError!, /\(Error, at /);
  });
});
