import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { giveToFirstAdmin, makeStaff } from '#server/testing/sessions/second-staff.ts';
import { freshMailApp, keptMails } from '#server/testing/mail-server.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const path = '/api/admin/email-templates';
const hostileName = '"><img src=x onerror=alert(1)>{{email}}';

const { app, server, deliver } = await freshMailApp({
  config: { staffMail: 'team@lender.example' },
});
const staff = await app.signIn();
beforeEach(async () => {
  await app.database.query('delete from email_templates');
});

const create = async (template: Record<string, unknown>): Promise<number> =>
  (await ok(staff.post(path, { name: 'Ours', ...template }), 201)).id;
const confirmation = {
  templateType: 'application_received',
  recipientType: 'applicant',
  subject: 'OURS for {{firstName}}',
  htmlContent: '<p>{{greeting}} OURS {{reference}}</p><script>alert(1)</script>',
};
const sentTo = (address: string) =>
  server.received.find(({ recipients }) => recipients[0] === address)?.text ?? '';
const setAddress = (email: string | null) =>
  staff.put('/api/admin/profile', {
    username: 'admin',
    email,
    firstName: 'Sam',
    lastName: 'Staff',
  });

test('the active template of the type and language writes the mail, and its words are kept', async () => {
  await create(confirmation);
  await create({ ...confirmation, language: 'es', subject: 'NUESTRO', isActive: false });
  await app.post('/api/leads', makeLeadBody({ email: 'english@example.com' }));
  await app.post('/api/leads?lang=es', makeLeadBody({ email: 'spanish@example.com' }));
  await deliver();
  const english = sentTo('english@example.com');
  assert.match(english, /^Subject: OURS for Ana\r$/m);
  assert.match(english, /Hello Ana, OURS SG-\d{6}/);
  assert.doesNotMatch(english, /<script|alert\(1\)/);
  assert.match(sentTo('spanish@example.com'), /Hola, Ana:/, "the product's own where none is on");
  const kept = await keptMails(app, 'application_received');
  const mail = kept.find(({ recipient }) => recipient === 'english@example.com');
  assert.equal(mail!.subject, 'OURS for Ana');
  assert.match(mail!.text, /^Hello Ana, OURS SG-/);
});

test('a template that names what this version no longer knows is not used', async () => {
  const id = await create(confirmation);
  await app.database.query(`update email_templates set html_content = '{{gone}}' where id = ${id}`);
  await app.post('/api/leads', makeLeadBody({ email: 'reader@example.com' }));
  await deliver();
  assert.match(sentTo('reader@example.com'), /we received your application/);
});

test('a lead that carries markup or a header is text in the mail to staff', async () => {
  await create({
    templateType: 'lead_notification',
    subject: 'Lead {{lastName}}',
    htmlContent: '<p title="{{lastName}}">{{firstName}} {{lastName}}</p>{{leadDetails}}',
  });
  await app.post('/api/leads', makeLeadBody({ email: 'h@example.com' }));
  await app.database.query('update leads set last_name = $1, timeline = $2 where email = $3', [
    `${hostileName}\r\nBcc: spam@evil.example`,
    '<img src=x>{{email}}',
    'h@example.com',
  ]);
  await deliver();
  const [head = '', ...body] = sentTo('team@lender.example').split('\r\n\r\n');
  assert.doesNotMatch(head, /^Bcc:/m);
  const html = body.join('\r\n\r\n').split('Content-Type: text/html')[1]!.replace(/=\r\n/g, '');
  assert.doesNotMatch(html, /<img/);
  assert.match(html, /&lt;img src/);
  assert.match(html, /\{\{email\}\}/, 'never filled a second time');
});

test('a test goes to the address that is typed, with made-up values, by the way of all mails', async () => {
  await app.post('/api/leads', makeLeadBody({ firstName: 'Reala', email: 'real@example.com' }));
  await app.database.query('delete from jobs; delete from sent_mails');
  const id = await create(confirmation);
  const send = (body: unknown = {}) => staff.post(`${path}/${id}/test`, body);
  await setAddress(null);
  const nowhere = await send();
  assert.equal(nowhere.statusCode, 400, 'no address typed, none in the profile');
  assert.equal(nowhere.json().errors[0].path, 'testEmail');
  assert.equal((await send({ testEmail: 'nobody' })).statusCode, 400);
  assert.equal(await app.count('jobs'), 0);

  const answer = await send({ testEmail: 'partner@title.example' });
  assert.deepEqual(
    [answer.statusCode, answer.json()],
    [200, { testEmail: 'partner@title.example' }],
  );
  await setAddress('sam@lender.example');
  assert.equal((await send()).statusCode, 200, 'the own address is meant where none is named');
  await deliver();
  assert.deepEqual(
    server.received.map(({ recipients }) => recipients),
    [['partner@title.example'], ['sam@lender.example']],
  );
  assert.match(server.received[0]!.text, /^Subject: \[Test\] OURS for Ana\r$/m);
  assert.doesNotMatch(server.received[0]!.text, /Reala/);
  const [line] = await app.rows(
    `select actor_kind, entity_id, after from audit_log where action = 'template.test' order by id`,
  );
  assert.deepEqual(line, {
    actor_kind: 'staff',
    entity_id: id,
    after: { testEmail: 'partner@title.example' },
  });
  assert.equal((await staff.post(`${path}/999999/test`, {})).statusCode, 404);
});

test('a member of staff sends twenty tests an hour, also at once; another is not kept back', async () => {
  const id = await create(confirmation);
  const busy = await makeStaff(app);
  const other = await makeStaff(app);
  const send = (by: Client) => by.post(`${path}/${id}/test`, { testEmail: 'x@example.com' });
  const answers = await Promise.all(Array.from({ length: 23 }, () => send(busy)));
  const sent = answers.filter(({ statusCode }) => statusCode === 200);
  assert.equal(sent.length, 20);
  const refused = answers.find(({ statusCode }) => statusCode !== 200)!;
  assert.equal(refused.statusCode, 429);
  assert.match(refused.json().message, /20 test emails within an hour/);
  assert.equal(await app.count('jobs'), 20);
  assert.equal((await send(other)).statusCode, 200);
  await app.database.query('alter table audit_log disable trigger user');
  await app.database.query(
    `update audit_log set at = at - interval '61 minutes' where action = 'template.test'`,
  );
  await app.database.query('alter table audit_log enable trigger user');
  assert.equal((await send(busy)).statusCode, 200);
});

test('a preview is filled with the newest lead or the one chosen, and written down once', async () => {
  const apply = async (firstName: string) =>
    (await app.post('/api/leads', makeLeadBody({ firstName, lastName: 'Nova' }))).json()
      .id as number;
  const older = await apply('Olga');
  const newest = await apply('Nina');
  const preview = async (changes: Record<string, unknown> = {}, by: Client = staff) =>
    by.post(`${path}/preview`, {
      templateType: 'lead_notification',
      subject: 'For {{firstName}}',
      htmlContent: '<p onclick="x">{{lastName}} {{lastNme}}</p>',
      ...changes,
    });
  const shown = (await preview()).json();
  assert.equal(shown.lead.id, newest);
  assert.equal(shown.subject, 'For Nina');
  assert.deepEqual(shown.leftOut, ['onclick']);
  assert.match(shown.problems[0].message, /Did you mean “lastName”\?/);
  assert.equal((await preview({ leadId: older })).json().subject, 'For Olga');
  await app.database.query('update leads set last_name = $1 where id = $2', [hostileName, older]);
  const hostile = (await preview({ leadId: older })).json();
  assert.doesNotMatch(hostile.html, /<img|onclick/);
  assert.equal((await preview({ leadId: 999_999 })).statusCode, 404);
  const owner = await makeStaff(app, { role: 'officer' });
  await giveToFirstAdmin(app);
  assert.equal((await preview({ leadId: older }, owner)).statusCode, 404, 'not theirs');
  assert.equal((await preview({}, owner)).json().lead, null, 'made-up values instead');
  const lines = await app.rows<{ entity_id: number }>(
    `select entity_id from audit_log where action = 'template.preview' order by id`,
  );
  assert.deepEqual(
    lines.map(({ entity_id: id }) => id),
    [newest, older],
  );
  assert.equal(await app.count('email_templates'), 0);
});

test('without a mail server a test says so', async () => {
  const { app, staff } = await openOffice();
  await app.database.query(`update admin_users set email = 'sam@lender.example'`);
  const { id } = (
    await staff.post(path, { name: 'x', subject: 'x', htmlContent: '<p>x</p>' })
  ).json();
  const answer = await staff.post(`${path}/${id}/test`, {});
  assert.equal(answer.statusCode, 409);
  assert.match(answer.json().message, /no mail server.*SMTP_URL/);
  assert.equal(await app.count('jobs'), 0);
});
