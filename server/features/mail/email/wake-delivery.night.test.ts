import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openMailer } from '#server/outside/mail.ts';
import { freshApp } from '#server/testing/app.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/mail-server.ts';

describe('the worker of a running server', () => {
  test('a commit wakes the delivery', async () => {
    const server = await startMailServer();
    const mailer = openMailer(server.url, 'no-reply@lender.example');
    const app = await freshApp({
      mailer,
      areJobsOn: true,
      config: { staffMail: 'team@lender.example' },
    });
    await app.post('/api/leads', makeLeadBody());
    while (server.received.length < 2) {
      await sleep(50);
    }
    assert.equal(server.received.length, 2);
    await app.dispose();
    mailer.close();
    await server.close();
  });

  test('the log names the reason when a job fails', async () => {
    let lines = '';
    const logStream = {
      write: (line: string) => {
        lines += line;
      },
    };
    const server = await startMailServer();
    const mailer = openMailer(server.url, 'no-reply@lender.example');
    const app = await freshApp({
      mailer,
      areJobsOn: true,
      config: { logLevel: 'info', staffMail: 'team@lender.example', smtpConnections: 1 },
      logStream,
    });
    server.refusals.push(451, '550 5.1.1 No such user');
    await app.post('/api/leads', makeLeadBody());
    while (lines.split('a job failed').length < 3) {
      await sleep(50);
    }
    const failures = lines
      .split('\n')
      .filter((line) => line.includes('a job failed'))
      .map((line) => JSON.parse(line))
      // Which of the two mails is sent first is not guaranteed; which answer belongs to which is
      // known.
      .sort((one, other) => one.reason.length - other.reason.length);
    assert.deepEqual(failures.map(({ kind }) => kind).sort(), [
      'application_received',
      'lead_notification',
    ]);
    const [later, never] = failures;
    assert.deepEqual([later.attempts, never.attempts], [1, 1]);
    assert.deepEqual([later.willRetry, never.willRetry], [true, false]);
    assert.deepEqual(
      [later.msg, never.msg],
      [
        `a job failed: ${later.kind}: the mail server did not take the email now (451 EMESSAGE); it is tried again`,
        `a job failed: ${never.kind}: the mail server says that this address takes no emails: the mailbox does not exist (550 5.1.1 EMESSAGE); it is not tried again`,
      ],
    );
    assert.doesNotMatch(lines, /No such user|ana@example|@example\.com/);
    await app.dispose();
    mailer.close();
    await server.close();
  });
});
