import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openDatabase } from '#server/db/open.ts';
import { runChild } from '#server/testing/child.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { jobs } from '../tables/jobs.ts';
import type { JobKind } from './job.ts';
import { runDueJobs } from './run-due-jobs.ts';

const worker = `
  import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
  import { openDatabase } from '#server/db/open.ts';
  const database = await openDatabase(JSON.parse(process.argv[1]));
  const run = () => { console.log('has it'); return new Promise(() => setInterval(() => {}, 1000)); };
  await runDueJobs(database, [{ kind: 'test', leaseSeconds: 60, run }]);
`;

describe('a worker that is killed', () => {
  test('keeps its job until the lease ends; then another one does it', async (t) => {
    const fresh = await freshDatabase();
    await fresh.database.drizzle.insert(jobs).values({ kind: 'test' });
    await fresh.database.close();
    const child = runChild(worker, JSON.stringify(fresh.options));
    await child.said('has it');
    await child.kill();

    const database = await openDatabase(fresh.options);
    t.after(async () => {
      await database.close();
      await fresh.dispose();
    });
    let runs = 0;
    const kind: JobKind = {
      kind: 'test',
      leaseSeconds: 60,
      run: async () => {
        runs += 1;
        return { status: 'done' };
      },
    };
    await runDueJobs(database, [kind]);
    assert.equal(runs, 0, 'its worker may still live');
    await database.query('update jobs set locked_until = now()');
    await runDueJobs(database, [kind]);
    const [job] = await database.drizzle.select().from(jobs);
    assert.deepEqual([runs, job!.status, job!.attempts], [1, 'done', 2]);
  });
});
