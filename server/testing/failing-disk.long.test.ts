import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { seedProgramme } from '#server/features/programme/seed-programme.ts';
import { applicationOf } from './applicants.ts';
import { fakeFailingDisk, mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { copyEmbeddedDatabase } from './templates.ts';
import { startJobs } from '#server/db/jobs/start-jobs.ts';
import { openDatabase } from '#server/db/open.ts';

const forms: [name: string, make: (t: TestContext) => SmallDisk | undefined][] = [
  ['is full, on a real file system', (t) => mountSmallDisk(t, 170)],
  ['is full, as the engine sees it', (t) => fakeFailingDisk(t, 'ENOSPC')],
  ['fails at fsync', (t) => fakeFailingDisk(t, 'EIO')],
];

/** The product on a database that lies on this disk, without a port. */
async function productOn(t: TestContext, { folder }: SmallDisk) {
  await copyEmbeddedDatabase(folder);
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const database = await openDatabase({
    dataDir: folder,
    log: {
      info: say,
      warn: say,
      error: say,
    },
  });
  await seedProgramme({ db: database });
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000' });
  const app = await buildApp({ config, database });
  await app.ready();
  const close = async () => {
    await app.close();
    await database.close();
  };
  t.after(close);
  return {
    app,
    database,
    lines,
  };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await sleep(50);
  }
}

for (const [name, make] of forms) {
  test(`a disk that ${name} costs refusals with a time to come back, and nothing that was acknowledged; with the disk the product is well again`, async (t) => {
    const disk = make(t);
    if (!disk) {
      t.skip('nothing may be mounted here; the next test fakes it');
      return;
    }
    const { app, database, lines } = await productOn(t, disk);
    const told: string[] = [];
    database.changes.onChange('hero-media', () => told.push('hero-media'));
    const acknowledged: number[] = [];
    const odd: string[] = [];
    const state = {
      isOver: false,
      refused: 0,
      ran: 0,
    };
    const applicant = async (first: number): Promise<void> => {
      for (let number = first; !state.isOver; number++) {
        const answer = await app.inject({
          method: 'POST',
          url: '/api/leads',
          payload: applicationOf(number, ''),
        });
        if (answer.statusCode === 201) {
          acknowledged.push(answer.json<{ id: number }>().id);
        } else if (answer.statusCode === 503 && Number(answer.headers['retry-after']) > 0) {
          state.refused += 1;
          await sleep(20);
        } else {
          odd.push(`${answer.statusCode} ${answer.body}`);
          await sleep(20);
        }
      }
    };
    // The log of the database fills the disk fastest.
    const writer = async (): Promise<void> => {
      while (!state.isOver) {
        const write = database.transaction(async (tx) => {
          await tx.query(`select pg_logical_emit_message(true, 'fill', repeat('x', 300000))`);
        });
        await write.catch(() => sleep(20));
        await database.query('insert into jobs (kind) values ($1)', ['test']).catch(() => {});
      }
    };
    const jobs = await startJobs(
      database,
      [
        {
          kinds: [
            {
              kind: 'test',
              leaseSeconds: 60,
              run: async () => {
                await database.transaction((tx) => tx.query('select 1'));
                state.ran += 1;
                return { status: 'done' };
              },
            },
          ],
          concurrency: 1,
        },
      ],
      { failure() {}, trouble() {} },
    );
    const waking = setInterval(() => jobs.wake(), 100);
    t.after(() => clearInterval(waking));
    const busy = [applicant(1), applicant(1_000_000), writer()];
    await until(() => acknowledged.length > 20 && state.ran > 0);

    await until(() => {
      disk.fill();
      return lines.some((line) => /it is started again/.test(line));
    });
    const refusedBefore = state.refused;
    const fullUntil = performance.now() + 2500;
    let readyWhileFull = 0;
    await until(async () => {
      disk.fill();
      readyWhileFull += (await database.isHealthy()) ? 1 : 0;
      return performance.now() > fullUntil && state.refused > refusedBefore + 20;
    });
    assert.ok(lines.length <= 6, `a full disk fills the log: ${lines.join(' | ')}`);

    disk.empty();
    const acknowledgedBefore = acknowledged.length;
    const ranBefore = state.ran;
    await until(() => acknowledged.length > acknowledgedBefore + 20 && state.ran > ranBefore);
    await until(() => database.isHealthy());
    state.isOver = true;
    await Promise.all(busy);
    clearInterval(waking);
    await jobs.stop();

    assert.deepEqual(odd, [], 'every refusal says when to come back');
    const lost = await database.query(
      'select id from unnest($1::bigint[]) as id where id not in (select id from leads)',
      [acknowledged],
    );
    assert.deepEqual(lost.rows, []);
    const heardBefore = told.length;
    await database.query(`insert into hero_media
      (file_name, original_name, media_type, mime_type, file_size, file_path)
      values ('a.mp4', 'a.mp4', 'video', 'video/mp4', 1, '/uploads/a.mp4')`);
    assert.ok(told.length > heardBefore, 'changes are heard on the new engine');
    t.diagnostic(
      `${acknowledged.length} acknowledged, ${state.refused} refused, ${lines.length} lines: ${lines.join(' | ')}; ${readyWhileFull} times ready while the disk was full`,
    );
  });
}
