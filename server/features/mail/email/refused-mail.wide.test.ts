import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import { openMailer, type Mailer } from '#server/outside/mail.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { system } from '#server/platform/actor.ts';
import { mailJobs } from './mail-jobs.ts';
import { resendMails } from './sent/resend-mail.ts';
import { fieldsOf, openApp } from '#server/testing/open-app.ts';

interface MailRow {
  status: string;
  attempts: number;
  last_error: string;
}

let server: MailServer;
const mailers: Mailer[] = [];
const servers: MailServer[] = [];
const app = await openApp({ config: { staffMail: 'team@lender.example' } });
afterEach(async () => {
  mailers.splice(0).forEach((mailer) => mailer.close());
  await Promise.all(servers.splice(0).map((each) => each.close()));
});

const serve = async (options: Parameters<typeof startMailServer>[0] = {}) => {
  const started = await startMailServer(options);
  servers.push(started);
  return started;
};
const mailerTo = (url: string, mayBePlain = false): Mailer => {
  const opened = openMailer(url, 'no-reply@lender.example', { mayBePlain });
  mailers.push(opened);
  return opened;
};
const deliver = (mailer: Mailer) =>
  runDueJobs(app.database, mailJobs({ ...app.app.services, mailer }));
const makeDue = () => app.database.query(`update jobs set run_at = now() where status = 'waiting'`);
const mails = () =>
  app.rows<MailRow & Record<string, unknown>>('select * from all_mails order by id');
beforeEach(async () => {
  server = await serve({ asksForPassword: true });
  await app.database.query('delete from jobs; delete from sent_mails');
  await app.post('/api/leads', makeLeadBody());
  await app.database.query(`update jobs set status = 'waiting', last_error = null`);
});
const withPassword = (at: MailServer, host = '127.0.0.1') =>
  `smtp://sender:secret@${host}:${at.port}`;

test('a wrong password of ours is tried again, and the mail arrives exactly once', async () => {
  const mailer = mailerTo(withPassword(server));
  server.refusedSignIns.push(535, 535);
  await deliver(mailer);
  for (const mail of await mails()) {
    assert.deepEqual([mail.status, mail.attempts], ['waiting', 1]);
    assert.match(mail.last_error, /user name and password of SMTP_URL.*535/);
  }
  await makeDue();
  await deliver(mailer);
  await makeDue();
  await deliver(mailer);
  assert.deepEqual(fieldsOf(await mails(), 'status'), ['done', 'done']);
  assert.equal(server.received.length, 2, 'one for staff, one for the applicant');
});

test('only what can never go is final, whatever number the answer has', async () => {
  const mailer = mailerTo(withPassword(server));
  const cases: [list: 'refusedSenders' | 'refusedRecipients' | 'refusals', string, string][] = [
    ['refusedSenders', '530 5.7.0 Authentication required', 'waiting'],
    ['refusedSenders', '550 5.7.1 Not your sender', 'waiting'],
    ['refusedSenders', '553 5.1.8 Bad sender', 'waiting'],
    ['refusedSenders', '550 no', 'waiting'],
    ['refusedRecipients', '554 5.7.1 Relay access denied', 'waiting'],
    ['refusedRecipients', '530 5.7.0 Authentication required', 'waiting'],
    ['refusedRecipients', '552 5.2.2 Mailbox full', 'waiting'],
    ['refusedRecipients', '554 no', 'waiting'],
    ['refusedRecipients', '450 4.2.0 Later', 'waiting'],
    ['refusedRecipients', '550 5.1.1 No such user', 'failed'],
    ['refusedRecipients', '550 No such user', 'failed'],
    ['refusedRecipients', '553 Name not allowed', 'failed'],
    ['refusedRecipients', '550 5.2.1 Mailbox disabled', 'failed'],
    ['refusals', '550 5.7.26 Unauthenticated sender', 'waiting'],
    ['refusals', '554 no', 'waiting'],
    ['refusals', '550 5.1.1 No such user', 'failed'],
    ['refusals', '554 5.6.0 Bad content', 'failed'],
    ['refusals', '552 5.3.4 Too big', 'failed'],
    ['refusals', '552 5.2.3 Too long', 'failed'],
  ];
  await app.database.query(`delete from jobs where kind = 'application_received'`);
  for (const [list, answer, status] of cases) {
    await app.database.query(
      `update jobs set status = 'waiting', attempts = 0, run_at = now(), last_error = null`,
    );
    server[list].push(answer);
    await deliver(mailer);
    const [mail] = await mails();
    assert.equal(mail!.status, status, `${list}: ${answer}`);
    assert.ok(mail!.last_error.includes(answer.slice(0, 3)), mail!.last_error);
    assert.doesNotMatch(mail!.last_error, /@|No such user/, 'none of its words');
  }
  assert.equal(server.received.length, 0);
});

test('a mailbox that does not exist gets no further mail, until the person has another one', async () => {
  const staff = await app.signIn();
  await app.database.query('delete from jobs');
  const email = 'no.such.person@example.com';
  const id = await app.apply({ email, phone: '(503) 555-0171' });
  const mailer = mailerTo(withPassword(server));
  const send = async () => {
    await app.database.query(`delete from jobs where kind = 'lead_notification'`);
    await app.database.query(`update jobs set status = 'waiting' where status = 'no_server'`);
    await deliver(mailer);
  };
  const lead = async () => (await staff.get(`/api/admin/leads/${id}`)).json();
  server.refusedRecipients.push('550 5.1.1 No such user');
  await send();
  const { permission, reach, mails: first } = await lead();
  assert.equal(permission.email.allowed, false);
  assert.match(permission.email.reason, /^the mailbox does not exist, [A-Z][a-z]{2} \d+, \d{4}$/);
  assert.equal(reach.email.allowed, false);
  assert.match(first[0].reason, /takes no emails: the mailbox does not exist \(550 5\.1\.1/);

  // A second application, and a consent, of the same mailbox change nothing of that.
  await app.apply({ email: 'No.Such.Person@example.com', phone: '(503) 555-0172' });
  await send();
  const ofIt = (await mails()).filter(({ recipient }) => /no\.such/i.test(String(recipient)));
  assert.deepEqual(
    ofIt.map(({ status, last_error: reason }) => [status, reason.replace(/ \(.*/, '')]),
    [
      [
        'failed',
        'the mail server says that this address takes no emails: the mailbox does not exist',
      ],
      ['withheld', 'withheld: the mailbox does not exist'],
    ],
  );
  assert.ok(!server.received.some(({ recipients }) => /no\.such/i.test(recipients.join())));
  const agreed = { channels: ['email'], words: 'spoken', at: new Date().toISOString() };
  await staff.post(`/api/admin/leads/${id}/consents`, agreed);
  assert.equal((await lead()).reach.email.allowed, false);
  const inQueue = async () =>
    (await staff.get('/api/admin/queue'))
      .json()
      .items.find(({ lead: { id: one } }: { lead: { id: number } }) => one === id).email;
  assert.deepEqual(
    await inQueue(),
    (({ allowed, reason }) => ({ allowed, reason }))(permission.email),
  );

  await staff.put(`/api/admin/leads/${id}`, { email: 'another.one@example.com' });
  assert.equal((await lead()).reach.email.allowed, true);
  assert.equal(await inQueue(), null);
  await staff.post(`/api/admin/leads/${id}/calls`, { outcome: 'wrong_number', override: 'test' });
  assert.equal((await inQueue()).allowed, true, 'the number is wrong, so an email is proposed');
  await staff.put(`/api/admin/leads/${id}`, { email });
  assert.equal((await lead()).reach.email.allowed, false);

  // Sent again by staff, and taken: the mailbox is there.
  await resendMails({ db: app.database, actor: system, ipAddress: null }, { days: 3 });
  await send();
  assert.equal((await lead()).reach.email.allowed, true);
});

test('what was given up in the last days is sent when the owner says so, the rest is not', async () => {
  for (const n of [1, 2, 3]) {
    await app.post('/api/leads', makeLeadBody({ email: `person.${n}@example.com` }));
  }
  const ids = (await mails()).map(({ id }) => id);
  await app.database.query(`
      update jobs set status = 'failed', attempts = 11, last_error = 'it was not taken',
        created_at = case when id = ${ids[1]} then now() - interval '4 days' else created_at end,
        recipient = case when id = ${ids[0]} then null else recipient end`);
  await app.database.query(`update jobs set status = 'done' where id = ${ids[2]}`);
  await app.database.query(`update jobs set status = 'withheld' where id = ${ids[3]}`);
  await app.database.query(`update jobs set status = 'no_server' where id = ${ids[4]}`);
  const owner = { db: app.database, actor: system, ipAddress: null };
  assert.equal(await resendMails(owner, { days: 3 }), 5);
  await deliver(mailerTo(withPassword(server)));
  assert.equal(server.received.length, 5);
  assert.deepEqual(
    (await mails()).map(({ status }) => status),
    ['done', 'failed', 'done', 'withheld', 'done', 'done', 'done', 'done'],
  );
  const audit = await app.rows(
    `select after from audit_log where action = 'mail.resend' order by id desc`,
  );
  assert.deepEqual(audit[0]!.after, { days: 3, count: 5 });
});

// This machine by an address that is not loopback, like a server elsewhere.
const elsewhere = '0.0.0.0';

test('a server elsewhere without encryption learns neither password nor mail', async () => {
  const url = `${withPassword(server, elsewhere)}?ignoreTLS=true&requireTLS=false`;
  const mailer = mailerTo(url);
  await deliver(mailer);
  for (const { status, last_error: reason } of await mails()) {
    assert.equal(status, 'waiting');
    assert.match(reason, /no encryption.*nothing was sent.*SMTP_ALLOW_PLAIN/);
  }
  assert.deepEqual(server.heard, []);

  await makeDue();
  await deliver(mailerTo(withPassword(server, elsewhere), true));
  assert.equal(server.received.length, 2, 'the operator allowed it');
});

test('a remote server with an untrusted certificate gets no mail either', async () => {
  const posing = await serve({ asksForPassword: true, offersTls: true });
  const url = `${withPassword(posing, elsewhere)}?tls.rejectUnauthorized=false`;
  await deliver(mailerTo(url));
  for (const { status, last_error: reason } of await mails()) {
    assert.equal(status, 'waiting');
    assert.match(reason, /certificate.*NODE_EXTRA_CA_CERTS/);
  }
  assert.deepEqual(posing.heard, []);
});
