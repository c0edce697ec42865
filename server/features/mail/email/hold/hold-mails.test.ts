import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startJobs } from '#server/db/jobs/start-jobs.ts';
import type { Client } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { areMailsHeld, holdMailsOfCopy } from './hold-mails.ts';
import { openOffice } from '#server/testing/open-app.ts';

const home = 'https://www.lender.example';

describe('held emails', async () => {
  const { app, staff: admin } = await openOffice({ config: { publicUrl: home } });

  /** A start of a server: what it warns of, and whether emails are held afterwards. */
  async function start(publicUrl: string, areMailsSetToHold = false) {
    const warnings: string[] = [];
    const config = { publicUrl, areMailsHeld: areMailsSetToHold };
    await holdMailsOfCopy({ db: app.database, config }, (sentence) => warnings.push(sentence));
    return { warnings, isHeld: await areMailsHeld(app.database, config) };
  }
  const holdNow = async () => (await admin.get('/api/admin/sent-mails/hold')).json().hold;
  const releaseMails = (client: Client) =>
    client.post('/api/admin/sent-mails/release', { publicUrl: home });

  test('a database that knew only its own machine takes its first public address', async () => {
    for (const url of ['http://localhost:3000', 'http://localhost:3001', home, home]) {
      assert.deepEqual(await start(url), { warnings: [], isHeld: false }, url);
    }
    assert.equal(await holdNow(), null);
  });

  test('under another address nothing leaves until an admin lets it, and then the address holds', async () => {
    await app.database.query(
      `insert into jobs (kind, recipient) values ('milestone', 'ana@example.com'), ('welcome', 'bo@example.com')`,
    );
    const copy = 'https://staging.lender.example';
    const { warnings, isHeld } = await start(copy);
    assert.equal(isHeld, true);
    assert.match(
      warnings.join(),
      /last sent emails for https:\/\/www\..* now serves https:\/\/staging/,
    );
    assert.equal((await start(copy)).isHeld, true);
    const { since, ...hold } = await holdNow();
    assert.ok(Date.parse(since) <= Date.now());
    assert.deepEqual(hold, { reason: 'moved', lastUrl: home, publicUrl: home, waiting: 2 });

    const officer = await makeStaff(app, { role: 'officer' });
    assert.equal((await releaseMails(officer)).statusCode, 403);
    assert.equal(await areMailsHeld(app.database, { publicUrl: home }), true);
    const elsewhere = await admin.post('/api/admin/sent-mails/release', { publicUrl: copy });
    assert.equal(elsewhere.statusCode, 409);
    const released = await releaseMails(admin);
    assert.deepEqual([released.statusCode, released.json()], [200, { waiting: 2 }]);
    assert.equal(await holdNow(), null);
    assert.equal((await releaseMails(admin)).statusCode, 409);
    const [row] = await app.rows(`select * from audit_log where action = 'mail.release'`);
    assert.equal((row!['after'] as { waiting: number }).waiting, 2);
    assert.deepEqual(await start(home), { warnings: [], isHeld: false });
  });

  test('a server of one machine alone sends nothing of a public database, and stops no other', async () => {
    const { warnings, isHeld } = await start('http://localhost:3000');
    assert.equal(isHeld, true);
    assert.match(warnings.join(), /sends them for https:\/\/www\..*: set PUBLIC_URL/);
    assert.equal(await areMailsHeld(app.database, { publicUrl: home }), false);
    assert.deepEqual(await start(home), { warnings: [], isHeld: false });
  });

  test('MAILS=hold holds at each start', async () => {
    const first = await start(home, true);
    assert.equal(first.isHeld, true);
    assert.match(first.warnings.join(), /because the operator asked for it/);
    assert.equal((await holdNow()).reason, 'asked');
    // A server beside it without the variable does not let them leave.
    assert.equal((await start(home)).isHeld, true);
    await releaseMails(admin);
    assert.equal((await start(home)).isHeld, false);
    assert.equal((await start(home, true)).isHeld, true);
    await releaseMails(admin);
  });

  test('workers claim nothing while emails are held, and what waited afterwards', async () => {
    await start(home, true);
    await app.database.query('delete from jobs; delete from sent_mails');
    await app.database.query(`insert into jobs (kind) values ('milestone'), ('nightly')`);
    const done: string[] = [];
    const kindOf = (kind: string) => ({
      kind,
      leaseSeconds: 60,
      run: async () => {
        done.push(kind);
        return { status: 'done' as const };
      },
    });
    const jobs = await startJobs(
      app.database,
      [
        {
          kinds: [kindOf('milestone')],
          concurrency: 1,
          isHeld: () => areMailsHeld(app.database, { publicUrl: home }),
        },
        { kinds: [kindOf('nightly')], concurrency: 1 },
      ],
      {
        failure: ({ reason }) => assert.fail(reason),
        trouble: (error) => assert.fail(String(error)),
      },
    );
    while (!done.includes('nightly')) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.deepEqual(done, ['nightly']);
    const [held] = await app.rows(`select attempts from all_mails where kind = 'milestone'`);
    assert.equal(held!['attempts'], 0);
    await releaseMails(admin);
    jobs.wake();
    while (!done.includes('milestone')) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await jobs.stop();
  });
});
