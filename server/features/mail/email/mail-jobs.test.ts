import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { retryDelay } from '#server/db/jobs/settle-jobs.ts';
import { noMailer } from '#server/outside/mail.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

const { app, server, mailer, deliver } = await freshMailApp({
  config: { staffMail: 'team@lender.example' },
});

const makeDue = () => app.database.query(`update jobs set run_at = now() where status = 'waiting'`);
const mails = () =>
  app.rows<{
    kind: string;
    status: string;
    attempts: number;
    last_error: string | null;
    message_id: string | null;
  }>('select * from all_mails order by id');

test("staff and applicant each get one mail, in their language, with the programme's words", async () => {
  const { id } = (
    await app.post(
      '/api/leads?lang=pt',
      makeLeadBody({ firstName: 'Márcia <b>', email: 'marcia@example.com' }),
    )
  ).json();
  await Promise.all([deliver(), deliver()]);
  await deliver();
  assert.deepEqual(server.received.map(({ recipients }) => recipients[0]).sort(), [
    'marcia@example.com',
    'team@lender.example',
  ]);
  const toStaff = server.received.find(
    ({ recipients }) => recipients[0] === 'team@lender.example',
  )!.unfolded;
  assert.match(toStaff, new RegExp(`https://www.lender.example/admin/contact/${id}`));
  const toApplicant = server.received.find(
    ({ recipients }) => recipients[0] === 'marcia@example.com',
  )!.text;
  const html = toStaff.split('Content-Type: text/html')[1]!;
  assert.doesNotMatch(html, /&lt;b&gt;|<b>/, 'markup is no name');
  assert.ok(html.includes(leadReference(id)), 'so the number stands in its place');
  assert.match(toApplicant, /From: .*no-reply@lender\.example/);
  assert.match(toApplicant, /^To: .*<marcia@example\.com>\r$/m);
  assert.ok(toApplicant.includes(leadReference(id)), 'the number to name on the telephone');
  for (const { status, message_id: messageId } of await mails()) {
    assert.equal(status, 'done');
    assert.ok(server.received.some(({ text }) => text.includes(`Message-ID: ${messageId}`)));
  }
  const staff = await app.signIn();
  assert.deepEqual(
    (await staff.get(`/api/admin/leads/${id}`))
      .json()
      .mails.map(({ status }: { status: string }) => status),
    ['sent', 'sent'],
  );
});

test('"not now" is tried again later under the same Message-ID, "never" is not', async () => {
  await app.post('/api/leads', makeLeadBody());
  server.refusals.push(451, '550 5.1.1 No such user');
  await deliver();
  const [waiting, failed] = await mails();
  assert.deepEqual(
    [waiting!.status, waiting!.attempts, waiting!.last_error],
    ['waiting', 1, 'the mail server did not take the email now (451 EMESSAGE)'],
  );
  assert.deepEqual(
    [failed!.status, failed!.last_error],
    [
      'failed',
      'the mail server says that this address takes no emails: the mailbox does not exist (550 5.1.1 EMESSAGE)',
    ],
  );
  await deliver();
  assert.equal(server.received.length, 0, 'not before its time');
  await makeDue();
  await deliver();
  assert.equal(server.received.length, 1);
  const sent = (await mails()).find(({ status }) => status === 'done');
  assert.deepEqual(
    [sent!.status, sent!.attempts, sent!.message_id],
    ['done', 2, waiting!.message_id],
  );
});

test('after a day of trying a mail is given up', async () => {
  const delays = Array.from({ length: 20 }, (_, at) => retryDelay(at + 1)).filter(
    (delay) => delay !== null,
  );
  assert.ok(delays.reduce((sum, delay) => sum + delay, 0) <= 24 * 3600);
  await app.post('/api/leads', makeLeadBody());
  await app.database.query('update jobs set attempts = 10');
  server.refusals.push(451, 451);
  await deliver();
  assert.deepEqual(fieldsOf(await mails(), 'status'), ['failed', 'failed']);
});

const toApplicants = () =>
  server.received
    .flatMap(({ recipients }) => recipients)
    .filter((address) => address !== 'team@lender.example');

test('what a machine sent goes to staff, not to the address it typed in', async () => {
  for (const marks of [{ website: 'x' }, { lastName: 'www.spam.example' }]) {
    const { id } = (
      await app.post('/api/leads', makeLeadBody({ email: 'victim@example.com', ...marks }))
    ).json();
    await deliver();
    const staff = await app.signIn();
    const { mails } = (await staff.get(`/api/admin/leads/${id}`)).json();
    assert.deepEqual(fieldsOf(mails, 'kind', 'status'), [
      ['lead_notification', 'sent'],
      ['application_received', 'withheld'],
    ]);
  }
  assert.deepEqual(toApplicants(), []);
  await app.post(
    '/api/leads',
    makeLeadBody({ email: 'person@example.com', secondsOnForm: undefined }),
  );
  await deliver();
  assert.deepEqual(
    toApplicants(),
    ['person@example.com'],
    'an old page that tells no time is no machine',
  );
});

test('one address gets at most three confirmations a day, however often it is typed in', async () => {
  for (let n = 0; n < 5; n += 1) {
    await app.post(
      '/api/leads',
      makeLeadBody({ email: n % 2 ? 'Flooded@example.com' : 'flooded@example.com' }),
    );
  }
  await deliver();
  assert.equal(toApplicants().length, 3);
  assert.equal((await mails()).filter(({ status }) => status === 'withheld').length, 2);
  await app.database.query(`
    update jobs set created_at = now() - interval '25 hours';
    update sent_mails set created_at = now() - interval '25 hours'`);
  await app.post('/api/leads', makeLeadBody({ email: 'flooded@example.com' }));
  await deliver();
  assert.equal(toApplicants().length, 4, 'tomorrow is another day');
});

test('confirmations that leave beside each other count each other', async () => {
  for (let n = 0; n < 8; n += 1) {
    await app.post('/api/leads', makeLeadBody({ email: 'victim@example.com' }));
  }
  const { beforeAnswer } = server;
  server.beforeAnswer = () => sleep(200);
  await Promise.all(Array.from({ length: 8 }, () => deliver()));
  server.beforeAnswer = beforeAnswer;
  assert.equal(toApplicants().length, 3);
});

test('another spelling of an address is the same mailbox', async () => {
  for (const email of [
    'victim@example.com',
    'Victim+1@example.com',
    'victim+x+y@EXAMPLE.com',
    'victim+2@example.com',
    'first.last@gmail.com',
    'firstlast+new@gmail.com',
    'F.irst.Last@googlemail.com',
    'firstlast@GMail.com',
    'a.b@example.com',
    'ab@example.com',
    '+alone@example.com',
    '+other@example.com',
  ]) {
    await app.post('/api/leads', makeLeadBody({ email }));
  }
  await deliver();
  assert.deepEqual(toApplicants(), [
    'victim@example.com',
    'Victim+1@example.com',
    'victim+x+y@example.com',
    'first.last@gmail.com',
    'firstlast+new@gmail.com',
    'F.irst.Last@googlemail.com',
    'a.b@example.com',
    'ab@example.com',
    '+alone@example.com',
    '+other@example.com',
  ]);
});

test("a stranger's mail says no words of the person who typed in the address", async () => {
  const texts = async (firstName: string, language = 'en') => {
    server.received.length = 0;
    await app.post(
      `/api/leads?lang=${language}`,
      makeLeadBody({
        firstName,
        email: `reader.${server.received.length}.${firstName.length}${language}@example.com`,
      }),
    );
    await deliver();
    return server.received.find(({ text }) => !/^To: .*team@/m.test(text))!.text;
  };
  for (const [name, language, greeting] of [
    ['You won! Call 555-0199', 'en', 'Hello,'],
    ['evil.example', 'es', 'Hola:'],
    ['win a house at evil dot com, see evil.io', 'pt', 'Olá,'],
  ] as const) {
    const text = await texts(name, language);
    assert.ok(
      text.includes(`\r\n${greeting}\r\n`) ||
        text.includes(`\r\n${greeting.replace('á', '=C3=A1')}\r\n`),
      text,
    );
    assert.doesNotMatch(text, /won!|evil/);
  }
  for (const name of ['Ana', 'Mary-Jane O\u2019Neil', 'J.R.']) {
    assert.match(
      (await texts(name)).replace(/=E2=80=99/g, '\u2019'),
      new RegExp(`\r\nHello ${name},`),
    );
  }
});

test('without a server mails are kept and say so', async () => {
  await app.post('/api/leads', makeLeadBody());
  await deliver(noMailer);
  assert.deepEqual(
    (await mails()).map(({ status, last_error: error }) => [status, error]),
    Array(2).fill(['no_server', 'not sent: no mail server']),
  );
});

test('a name cannot add a header', async () => {
  await app.post(
    '/api/leads',
    makeLeadBody({ firstName: 'Eve', lastName: 'Bcc: spam@evil.example' }),
  );
  await app.database.query(
    `update leads set last_name = E'x\\r\\nBcc: spam@evil.example' where last_name like 'Bcc%'`,
  );
  await deliver();
  assert.equal(server.received.length, 2);
  assert.ok(
    server.received.every(
      ({ recipients, text }) =>
        recipients.length === 1 && !/^Bcc:/m.test(text.split('\r\n\r\n')[0]!),
    ),
  );
  await assert.rejects(
    mailer.send({
      to: 'a@b.co',
      subject: 'x\r\nBcc: y@z.co',
      text: '',
      html: '',
      messageId: '<1@x>',
    }),
    /line break/,
  );
});
