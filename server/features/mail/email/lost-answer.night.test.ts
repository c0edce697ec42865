import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { startJobs } from '#server/db/jobs/start-jobs.ts';
import { openMailer } from '#server/outside/mail.ts';
import { runChild } from '#server/testing/child.ts';
import { testServerUrl } from '#server/testing/database.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { freshMailApp, startMailServer } from '#server/testing/mail-server.ts';
import { until } from '#server/testing/listening-app.ts';
import { mailJobs } from './mail-jobs.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

interface MailRow extends Record<string, unknown> {
  status: string;
  attempts: number;
  handovers: number;
  last_error: string | null;
  server_answer: string | null;
  message_id: string;
}

/** A worker in a process of its own, on the PostgreSQL database of the test. */
const worker = `
  import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
  import { openDatabase } from '#server/db/open.ts';
  import { readConfig } from '#server/config.ts';
  import { mailJobs } from '#server/features/mail/email/mail-jobs.ts';
  import { openProgramme } from '#server/features/programme/open-programme.ts';
  import { systemClock } from '#server/outside/clock.ts';
  import { openMailer } from '#server/outside/mail.ts';
  const [options, url] = process.argv.slice(1);
  const db = await openDatabase(JSON.parse(options));
  const config = readConfig({ STAFF_MAIL: 'team@lender.example' });
  const mailer = openMailer(url, 'no-reply@lender.example');
  const programme = openProgramme(db, systemClock, 'UTC');
  await runDueJobs(db, mailJobs({ db, clock: systemClock, config, mailer, programme }));
  console.log('done');
  process.exit(0);
`;

describe('mail whose answer is lost', async () => {
  const { app, server, mailer, deliver } = await freshMailApp({
    config: { staffMail: 'team@lender.example' },
  });
  beforeEach(async () => {
    server.hangUps.length = 0;
    server.beforeAnswer = async () => {};
  });

  const makeDue = () =>
    app.database.query(
      `update jobs set run_at = now(), locked_until = null where status = 'waiting'`,
    );
  const mails = () => app.rows<MailRow>('select * from all_mails order by id');
  /** How another process opens the PostgreSQL database of this test. */
  const options = async (): Promise<string> => {
    const [{ name }] = (await app.rows('select current_database() as name')) as [{ name: string }];
    const databaseUrl = Object.assign(new URL(testServerUrl()), { pathname: `/${name}` }).href;
    return JSON.stringify({ databaseUrl, dataDir: app.dataDir });
  };
  /** One mail to staff waits. */
  const apply = async () => {
    await ok(app.post('/api/leads', makeLeadBody()), 201);
    await app.database.query(`delete from jobs where kind = 'application_received'`);
  };
  const idsReceived = () =>
    server.received.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)![1]);

  test('cut off inside the content: not taken, sent again, arrives once', async () => {
    await apply();
    server.hangUps.push('in content');
    await deliver();
    const [cut] = await mails();
    assert.deepEqual([cut!.status, cut!.handovers], ['waiting', 0]);
    await makeDue();
    await deliver();
    assert.equal(server.received.length, 1);
    assert.equal((await mails())[0]!.status, 'done');
  });

  test('cut off after the answer, before QUIT: arrives once, and the next one too', async () => {
    await apply();
    server.hangUps.push('after answer');
    await deliver();
    await apply();
    await deliver();
    assert.deepEqual(fieldsOf(await mails(), 'status'), ['done', 'done']);
    assert.equal(server.received.length, 2);
  });

  test('taken, but the answer is lost: repeated once under its Message-ID, never a third time', async () => {
    await apply();
    server.hangUps.push('answer lost', 'answer lost', 'answer lost');
    await deliver();
    const [unsure] = await mails();
    assert.deepEqual([unsure!.status, unsure!.handovers], ['waiting', 1]);
    assert.match(unsure!.last_error!, /had the whole email and hung up/);
    await makeDue();
    await deliver();
    const [over] = await mails();
    assert.deepEqual([over!.status, over!.handovers], ['failed', 2]);
    assert.match(over!.last_error!, /may have arrived, so it is not sent again/);
    await app.database.query(`update jobs set status = 'waiting', run_at = now()`);
    await deliver();
    assert.deepEqual(idsReceived(), [over!.message_id, over!.message_id]);
  });

  test('a refusal is kept in the words of the mail server, and is no doubt', async () => {
    await apply();
    server.refusals.push('451 4.7.1 Greylisted, try again in 300 seconds');
    await deliver();
    const [refused] = await mails();
    assert.equal(refused!.handovers, 0);
    assert.match(refused!.server_answer!, /^451 4\.7\.1 Greylisted, try again in 300 seconds$/);
    assert.doesNotMatch(refused!.last_error!, /Greylisted/);
  });

  test('a mail server that is away or hangs holds up neither applications nor other work', async () => {
    const gone = await startMailServer();
    await gone.close();
    const lost = openMailer(gone.url, 'no-reply@lender.example');
    await apply();
    await deliver(lost);
    lost.close();
    const [refused] = await mails();
    assert.deepEqual([refused!.status, refused!.attempts], ['waiting', 1]);
    assert.match(refused!.last_error!, /could not be reached/);
    await makeDue();

    const answers: (() => void)[] = [];
    server.beforeAnswer = () => new Promise((resolve) => void answers.push(resolve));
    let ran = 0;
    const other = {
      kind: 'other_work',
      leaseSeconds: 60,
      run: async () => {
        ran += 1;
        return { status: 'done' } as const;
      },
    };
    const queues = [
      { kinds: mailJobs({ ...app.app.services, mailer }), concurrency: 2 },
      { kinds: [other], concurrency: 1 },
    ];
    const fail = (error: unknown) => assert.fail(String(error));
    const jobs = await startJobs(app.database, queues, { failure: fail, trouble: fail });
    await until(() => server.received.length === 1);
    await app.database.query(`insert into jobs (kind) values ('other_work')`);
    jobs.wake();
    await until(() => ran === 1);
    await apply();
    jobs.wake();
    await until(() => server.received.length === 2);
    server.beforeAnswer = async () => {};
    answers.forEach((answer) => answer());
    await until(async () => (await mails()).filter(({ status }) => status === 'done').length > 1);
    await jobs.stop();
    assert.equal(new Set(idsReceived()).size, server.received.length, 'none twice');
  });

  test('a process killed between acceptance and mark: one repeat, the same mail', async () => {
    await apply();
    server.beforeAnswer = () => new Promise(() => {});
    const opened = await options();
    const killOne = async (count: number) => {
      const child = runChild(worker, opened, server.url);
      await until(() => server.received.length === count);
      await child.kill();
      await makeDue();
    };
    await killOne(1);
    await killOne(2);
    server.beforeAnswer = async () => {};
    const last = runChild(worker, opened, server.url);
    await last.said('done');
    const [mail] = await mails();
    assert.deepEqual([mail!.status, mail!.handovers], ['failed', 2]);
    assert.deepEqual(idsReceived(), [mail!.message_id, mail!.message_id]);
  });

  test('two processes drain one outbox: every mail once', async () => {
    for (let at = 0; at < 30; at += 1) {
      await app.post('/api/leads', makeLeadBody());
    }
    const opened = await options();
    const workers = [1, 2].map(() => runChild(worker, opened, server.url));
    await Promise.all(workers.map((child) => child.said('done')));
    const ids = idsReceived();
    assert.equal(ids.length, 60);
    assert.equal(new Set(ids).size, 60);
    assert.ok((await mails()).every(({ status }) => status === 'done'));
  });
});
