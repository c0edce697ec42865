import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noMailer } from '#server/outside/mail.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { giveToFirstAdmin, makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok } from '#server/testing/open-app.ts';

const { app, server, deliver } = await freshMailApp();
const staff = await app.signIn();
const dana = await makeStaff(app, { firstName: 'Dana' });
await app.database.query(
  `update admin_users set email = 'dana@lender.example' where first_name = 'Dana'`,
);

const typed = {
  subject: 'Your {{reference}}',
  text: 'Hi {{firstName}},\n\nsee https://example.com/a?b=1&c=2.\nBye <b>Dana</b>',
};
const send = (id: number, body: object = {}, by = dana) =>
  by.post(`/api/admin/leads/${id}/emails`, { ...typed, ...body });
const received = (address: string) =>
  server.received.filter(({ recipients }) => recipients[0] === address);
interface Entry {
  mail?: string;
  status: string;
  actor: { name: string };
  written: { subject: string; text: string; override: string | null };
}
const timeline = async (id: number) => {
  const answer = await staff.get(`/api/admin/leads/${id}/timeline?pageSize=100`);
  return answer.json<{ items: Entry[] }>().items;
};
const firstResponse = async (id: number) =>
  (await app.rows('select first_response_at from leads where id = $1', [id]))[0]![
    'first_response_at'
  ];
const stop = (id: number) =>
  staff.post(`/api/admin/leads/${id}/stop`, { channels: ['email'], how: 'said so' });

test('leaves as it was written, to be answered to its writer, and stays on the timeline', async () => {
  const email = 'ana.mail@example.com';
  const id: number = await app.apply({ email });
  assert.equal(await firstResponse(id), null);
  const template = (
    await staff.post('/api/admin/email-templates', {
      name: 'By hand',
      subject: 'x',
      htmlContent: '<p>x</p>',
      templateType: 'follow_up',
      recipientType: 'applicant',
    })
  ).json();
  const answer = await ok(send(id, { templateId: template.id }), 201);
  assert.equal(answer.status, 'waiting');
  assert.ok(await firstResponse(id), 'it is a first answer');
  await deliver();
  const mail = received(email).find(({ text }) => /^Subject: Your SG-/m.test(text))!;
  assert.match(mail.text, /^Reply-To: dana@lender\.example\r$/m);
  assert.match(mail.text, /^List-Unsubscribe:\s+<https/m);
  assert.doesNotMatch(mail.text, /^Auto-Submitted/m);
  assert.match(mail.unfolded, /Hi Ana,/);
  assert.match(mail.unfolded, /because you are in contact with/);
  assert.match(mail.unfolded, /Bye &lt;b&gt;Dana/);
  assert.match(mail.unfolded, /href=(3D)?"https:\/\/example\.com\/a\?b(=3D|=)1&amp;c(=3D|=)2"/);
  const entry = (await timeline(id)).find(({ mail: kind }) => kind === 'staff_mail')!;
  assert.equal(entry.actor.name, 'Dana');
  assert.equal(entry.status, 'sent');
  assert.match(entry.written.subject, /^Your SG-/);
  assert.match(entry.written.text, /^Hi Ana,/);
  const [line] = await app.rows(`select * from audit_log where action = 'lead.mail'`);
  assert.deepEqual(line!['after'], { mailId: answer.id, override: null, templateId: template.id });
});

test('against the permission only with a reason, which is kept', async () => {
  const email = 'stopped@example.com';
  const id: number = await app.apply({ email });
  await stop(id);
  await app.database.query('delete from jobs; delete from sent_mails');
  const refused = await send(id);
  assert.equal(refused.statusCode, 400);
  assert.match(refused.json().message, /not allowed: said stop/);
  assert.equal(refused.json().errors[0].path, 'override');
  assert.equal(await app.count('jobs'), 0);
  assert.equal(await firstResponse(id), null);
  assert.equal((await send(id, { override: 'asked again on the telephone' })).statusCode, 201);
  await deliver();
  assert.equal(received(email).length, 1);
  const entry = (await timeline(id)).find(({ mail }) => mail === 'staff_mail')!;
  assert.equal(entry.written.override, 'asked again on the telephone');
});

test('a stop that comes before it leaves holds it, and so does another address', async () => {
  const [stopped, moved] = [
    await app.apply({ email: 'late.stop@example.com' }),
    await app.apply({ email: 'moved@example.com' }),
  ];
  await send(stopped);
  await send(moved);
  await stop(stopped);
  const payload = { email: 'new@example.com' };
  await staff.put(`/api/admin/leads/${moved}`, payload);
  await deliver();
  const rows =
    await app.rows(`select status, last_error from all_mails where kind = 'staff_mail' and
    lead_id in (${stopped}, ${moved}) order by lead_id`);
  assert.deepEqual(
    rows.map(({ status, last_error: error }) => [status, error]),
    [
      ['withheld', 'withheld: said stop: said so'],
      ['withheld', 'withheld: the lead has another address by now'],
    ],
  );
});

test('an address that was only chosen is answered by hand', async () => {
  const email = 'no.consent@example.com';
  const unsaid = { consentVersion: undefined, consentTicked: undefined };
  const id: number = await app.apply({ ...unsaid, email, contactMethod: 'email' });
  const other: number = await app.apply({ ...unsaid, contactMethod: 'phone' });
  assert.equal((await send(id)).statusCode, 201);
  assert.equal((await send(other)).statusCode, 400);
  await deliver();
  assert.equal(received(email).filter(({ text }) => /Reply-To/.test(text)).length, 1);
});

test('without a mail server it is kept, is no answer, and can be sent again with its writer', async () => {
  const email = 'kept@example.com';
  const id: number = await app.apply({ email });
  const { id: mailId } = (await send(id)).json();
  await deliver(noMailer);
  const url = `/api/admin/sent-mails/${mailId}`;
  const kept = (await staff.get(url)).json();
  assert.equal(kept.state, 'no_server');
  assert.match(kept.text, /^Hi Ana/);
  const list = (await staff.get('/api/admin/sent-mails?kind=staff_mail')).json().items;
  assert.ok(list.some((row: { id: number }) => row.id === mailId));
  assert.equal((await staff.post(`${url}/resend`, {})).statusCode, 200);
  await deliver();
  assert.equal((await staff.post(`${url}/resend`, {})).statusCode, 200);
  await deliver();
  const copies = received(email).filter(({ text }) => /^Reply-To: dana@/m.test(text));
  assert.equal(copies.length, 2, 'the mail, and its copy');
});

test('what is wrong stands at its field; of a lead that is not theirs there is none', async () => {
  const id: number = await app.apply();
  const refused = async (body: object) => (await send(id, body)).json().errors?.[0]?.path;
  assert.equal(await refused({ subject: ' ' }), 'subject');
  assert.equal(await refused({ subject: 'two\nlines' }), 'subject');
  assert.equal(await refused({ text: '' }), 'text');
  assert.equal(await refused({ text: 'Hi {{fristName}}' }), 'text');
  assert.equal((await send(id, { templateId: 999_999 })).statusCode, 404);
  assert.equal((await send(999_999)).statusCode, 404);
  const officer = await makeStaff(app, { role: 'officer' });
  await giveToFirstAdmin(app);
  assert.equal((await send(id, {}, officer)).statusCode, 404);
});

test('two hundred an hour, and not one more however many are sent at once', async () => {
  const id: number = await app.apply();
  await app.database.query(`
    insert into audit_log (actor_kind, actor_id, action, entity)
    select 'staff', (select id from admin_users where first_name = 'Dana'), 'lead.mail', 'lead'
    from generate_series(1, 198 - (select count(*) from audit_log where action = 'lead.mail'))`);
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(id)));
  const codes = answers.map(({ statusCode }) => statusCode).toSorted();
  assert.deepEqual(codes, [201, 201, 429, 429]);
});
