import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import { type Mailer, openMailer } from '#server/outside/mail.ts';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { mailJobs } from '../mail-jobs.ts';

describe('a follow-up that staff send again', () => {
  let app: FreshApp;
  let server: MailServer;
  let mailer: Mailer;
  let staff: Client;
  before(async () => {
    server = await startMailServer();
    mailer = openMailer(server.url, 'no-reply@lender.example');
    app = await freshApp({ mailer });
    staff = await app.signIn();
  });
  after(async () => {
    mailer.close();
    await app.dispose();
    await server.close();
  });
  beforeEach(async () => {
    await app.database.query('delete from jobs');
  });

  const deliver = async () => {
    await app.database.query(`update jobs set run_at = now() where status = 'waiting'`);
    await runDueJobs(app.database, mailJobs(app.app.services));
  };
  const put = async (id: number, payload: object) => {
    const answer = await staff.send({ method: 'PUT', url: `/api/admin/leads/${id}`, payload });
    assert.equal(answer.statusCode, 200, answer.body);
  };
  const followUps = () =>
    app.rows<{ id: number; status: string; last_error: string | null }>(
      `select * from jobs where kind = 'follow_up' order by id`,
    );
  /** What becomes of the copy when this happens after the first one left. */
  const copyAfter = async (email: string, happens: (id: number) => Promise<unknown>) => {
    const { id } = (await app.post('/api/leads', makeLeadBody({ email }))).json();
    await put(id, { status: 'Follow Up' });
    await deliver();
    const [sent] = await followUps();
    assert.equal(sent!.status, 'done');
    await happens(id);
    server.received.length = 0;
    const answer = await staff.post(`/api/admin/sent-mails/${sent!.id}/resend`, {});
    assert.equal(answer.statusCode, 200, answer.body);
    await deliver();
    const [, copy] = await followUps();
    return [copy!.status, copy!.last_error, server.received.length];
  };

  test('leaves as long as nothing was said since', async () => {
    const copy = await copyAfter('agrees@example.com', () => Promise.resolve());
    assert.deepEqual(copy, ['done', null, 1]);
  });

  test('stays here after a stop', async () => {
    const copy = await copyAfter('stops@example.com', async (id) => {
      const stop = { channels: ['email'], how: 'by email' };
      const answer = await staff.post(`/api/admin/leads/${id}/stop`, stop);
      assert.ok(answer.statusCode < 300, answer.body);
    });
    assert.deepEqual(copy, ['withheld', 'withheld: the applicant said stop to emails', 0]);
  });

  test('does not go to an address that the lead has no more', async () => {
    const copy = await copyAfter('moved@example.com', (id) =>
      put(id, { email: 'anew@example.com' }),
    );
    assert.deepEqual(copy, ['withheld', 'withheld: the lead has another address by now', 0]);
  });
});
