import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noMailer } from '#server/outside/mail.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

const url = '/api/admin/sent-mails';

const { app, server, deliver } = await freshMailApp({
  config: { staffMail: 'team@lender.example' },
});
const staff = await app.signIn();

const apply = async (changes = {}): Promise<number> =>
  (await app.post('/api/leads', makeLeadBody(changes))).json().id;
const list = async (query = '') =>
  (await ok(staff.get(`${url}?${query}`))).items as Record<string, unknown>[];
const resend = (id: unknown, body = {}) => staff.post(`${url}/${id}/resend`, body);
const messageIds = () => server.received.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)![1]);

test('are listed with state, tries and refusals, filtered and searched', async () => {
  const id = await apply({ email: 'wanda.sent@example.com' });
  server.refusals.push('451 4.7.1 Come again later');
  await deliver();
  const mails = await list();
  assert.deepEqual(fieldsOf(mails, 'kind', 'state', 'attempts'), [
    ['application_received', 'sent', 1],
    ['lead_notification', 'waiting', 1],
  ]);
  assert.match(String(mails[1]!['serverAnswer']), /Come again later/);
  assert.ok(mails[1]!['nextTryAt']);
  assert.equal(mails[0]!['leadId'], id);
  assert.deepEqual(fieldsOf(await list('status=sent'), 'recipient'), ['wanda.sent@example.com']);
  assert.equal((await list('kind=lead_notification')).length, 1);
  assert.equal((await list('q=WANDA.sent')).length, 1);
  assert.equal((await list('q=sent%20%20wanda')).length, 1);
  assert.equal((await list('q=Wanda%20%3Cwanda.sent%40example.com%3E')).length, 1);
  assert.equal((await list(`q=SG-${String(id).padStart(6, '0')}`)).length, 2);
  await app.database.query(`insert into jobs (kind) values ('not_a_mail')`);
  assert.equal((await list()).length, 2, 'other work is none');
  const [audit] = await app.rows(`select * from audit_log where action = 'mail.list'`);
  assert.doesNotMatch(JSON.stringify(audit), /wanda/i);
});

test('are read as they went out, and sent again as a new mail of the same words', async () => {
  await apply({ firstName: 'Wilma', email: 'wilma@example.com' });
  await deliver();
  const [mail] = await list('kind=application_received');
  const whole = (await staff.get(`${url}/${mail!['id']}`)).json();
  assert.match(whole.text, /Wilma/);
  assert.match(whole.html, /Wilma/);
  await app.database.query(`update leads set first_name = 'Somebody else'`);
  const answer = await ok(resend(mail!['id']));
  await deliver();
  const copies = server.received.filter(({ recipients }) => recipients[0] === 'wilma@example.com');
  assert.equal(copies.length, 2);
  assert.match(copies[1]!.text, /Wilma/);
  assert.equal(new Set(messageIds()).size, server.received.length);
  const [audit] = await app.rows(`select * from audit_log where action = 'mail.send_again'`);
  assert.deepEqual(audit!['after'], { copy: answer.id });
});

test('what never left is sent itself; what was kept back only when that is meant', async () => {
  await apply({ website: 'x', email: 'bot@example.com' });
  await deliver(noMailer);
  const [unsent] = await list('status=no_server&kind=lead_notification');
  const unread = (await staff.get(`${url}/${unsent!['id']}`)).json();
  assert.match(unread.text, /bot@example\.com/, 'it is read although it cannot leave');
  assert.equal((await resend(unsent!['id'])).json().id, unsent!['id']);
  await deliver();
  const [withheld] = await list('status=withheld');
  const refused = await resend(withheld!['id']);
  assert.equal(refused.statusCode, 409);
  assert.match(refused.json().message, /held on purpose/);
  assert.equal((await resend(withheld!['id'], { isWithheldMeant: true })).statusCode, 200);
  await deliver();
  assert.deepEqual(server.received.map(({ recipients }) => recipients[0]).toSorted(), [
    'bot@example.com',
    'team@lender.example',
  ]);
  assert.equal((await list('status=sent')).length, 2);
});

test('a mail that holds a key shows no words and is not sent again', async () => {
  for (const [kind, refusal] of [
    ['password_reset', /can request a new one/],
    ['account_changed', /may have contained a secure link/],
  ] as const) {
    await app.database.query('delete from jobs; delete from sent_mails');
    const [{ id }] = (await app.rows<{ id: number }>(
      `insert into jobs (kind, recipient, status, payload) values
           ($1, 'rita@example.com', 'done',
            '{"subject": "Your account", "text": "key-123", "html": "<p>key-123</p>"}') returning id`,
      [kind],
    )) as [{ id: number }];
    const answer = await staff.get(`${url}/${id}`);
    assert.equal(answer.json().wordsState, 'hidden', kind);
    assert.doesNotMatch(answer.body + (await staff.get(url)).body, /key-123/);
    const refused = await resend(id);
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().message, refusal);
    assert.equal(await app.count('jobs'), 1);
  }
});

test('one that waits is not doubled; one that is none is 404', async () => {
  await apply();
  const [mail] = await list();
  assert.equal((await resend(mail!['id'])).statusCode, 409);
  assert.equal((await resend(999_999)).statusCode, 404);
  assert.equal((await staff.get(`${url}/999999`)).statusCode, 404);
  assert.equal(await app.count('jobs'), 2);
});
