import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#core/domain/language.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { ok } from '#server/testing/open-app.ts';

const { app, server, deliver } = await freshMailApp({
  config: { staffMail: 'team@lender.example' },
});
const staff = await app.signIn();

/** Subject, text and HTML of a message, decoded from what went over the wire. */
function partsOf(message: string) {
  const bodyOf = (type: string) => {
    const part = message.split(new RegExp(`Content-Type: ${type}[^\n]*\r\n`))[1]!;
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n').split(/\r\n--/)[0]!;
    const bytes = /base64/.test(head)
      ? Buffer.from(body, 'base64')
      : Buffer.from(
          body
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        );
    return bytes.toString('utf8').replaceAll('\r\n', '\n');
  };
  return { text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

const sentTo = (address: string) =>
  partsOf(server.received.find(({ recipients }) => recipients.includes(address))!.text);

async function read(kind: string) {
  const { items } = (await staff.get(`/api/admin/sent-mails?kind=${kind}`)).json();
  return await ok(staff.get(`/api/admin/sent-mails/${items[0].id}`));
}

const template = {
  name: 'Ours',
  subject: 'OURS: {{firstName}}',
  htmlContent: '<p>{{greeting}}</p>{{estimate}}<p>{{lenderName}}</p>',
  textContent: '{{greeting}}\n\n{{estimate}}\n\n{{lenderName}}',
  templateType: 'application_received',
  recipientType: 'applicant',
  isActive: true,
};

/** The link to the reader's own page. */
const ownPage = /\/my\/[\w-]{43}/;

for (const language of languages) {
  test(`what staff read is to the byte what the mail server got, in ${language}`, async (t) => {
    const made = await ok(staff.post('/api/admin/email-templates', { ...template, language }), 201);
    const templateUrl = `/api/admin/email-templates/${made.id}`;
    t.after(() => staff.remove(templateUrl));
    const email = `byte.${language}@example.com`;
    await ok(
      app.post(`/api/leads?lang=${language}`, makeLeadBody({ firstName: 'Núñez', email })),
      201,
    );
    await deliver();
    const received = sentTo(email);
    assert.match(received.html, /Núñez/);
    await ok(staff.put(templateUrl, { htmlContent: '<p>Quite another text</p>' }));

    const mail = await read('application_received');
    assert.deepEqual([mail.wordsState, mail.subject], ['kept', 'OURS: Núñez']);
    const { text, html } = received;
    assert.match(text, ownPage);
    assert.deepEqual(
      { text: mail.text, html: mail.html },
      { text: text.replace(ownPage, '/my/…'), html: html.replace(ownPage, '/my/…') },
      'but for the token, which is the reader’s alone',
    );
    const notice = await read('lead_notification');
    assert.deepEqual({ text: notice.text, html: notice.html }, sentTo('team@lender.example'));
    const [row] = await app.rows(
      `select subject, text, html from sent_mails where kind = 'application_received'`,
    );
    assert.deepEqual(row, { subject: mail.subject, text: mail.text, html: mail.html });
  });
}

test('the link of its reader is kept without the token', async () => {
  const { id, email } = await makeAffiliate(staff);
  await app.database.query(`update affiliates set language = 'es' where id = $1`, [id]);
  const leadId = await app.apply({
    referralCode: (await staff.get(`/api/admin/affiliates/${id}`)).json().referralCode,
  });
  assert.ok(leadId);
  await deliver();
  const received = sentTo(email);
  const [, token] = /choices\?token=([\w-]+)/.exec(received.text)!;
  const mail = await read('affiliate_notification');
  assert.equal(mail.text, received.text.replaceAll(token!, '…'));
  assert.equal(mail.html, received.html.replaceAll(token!, '…'));
});

test('a copy has one link to the own page, and that is a new one', async () => {
  await app.post('/api/leads', makeLeadBody({ email: 'copy@example.com' }));
  await deliver();
  const { id } = await read('application_received');
  await ok(staff.post(`/api/admin/sent-mails/${id}/resend`, {}));
  await deliver();
  const [first, second] = server.received
    .filter(({ recipients }) => recipients.includes('copy@example.com'))
    .map(({ text }) => partsOf(text));
  const tokens = [first!, second!].flatMap(({ text, html }) => [
    text.match(new RegExp(ownPage, 'g')),
    html.match(new RegExp(ownPage, 'g')),
  ]);
  assert.deepEqual(
    tokens.map((found) => found?.length),
    [1, 1, 1, 1],
  );
  assert.notDeepEqual(tokens[0], tokens[2]);
  assert.equal(second!.html.replace(ownPage, ''), first!.html.replace(ownPage, ''));
});

test('changed words are noticed, not shown, and not sent again', async () => {
  await app.post('/api/leads', makeLeadBody({ firstName: 'Wilhelmina' }));
  await deliver();
  const { id } = await read('application_received');
  const look = async () => (await staff.get(`/api/admin/sent-mails/${id}`)).json();
  const [kept] = await app.rows(`select * from sent_mails where id = ${id}`);
  for (const [column, value] of Object.entries({
    subject: `subject || ' '`,
    text: `replace(text, 'Wilhelmina', 'Wilma')`,
    html: 'null',
    link: 'null',
    words_hash: 'null',
  })) {
    assert.equal((await look()).wordsState, 'kept');
    await app.database.query(`update sent_mails set ${column} = ${value} where id = ${id}`);
    const { wordsState, subject, text, html } = await look();
    assert.deepEqual([wordsState, subject, text, html], ['altered', null, null, null], column);
    const again = await staff.post(`/api/admin/sent-mails/${id}/resend`, {});
    assert.equal(again.statusCode, 409, column);
    assert.match(again.json().message, /erased or changed/);
    await app.database.query(`update sent_mails set ${column} = $1 where id = ${id}`, [
      kept![column],
    ]);
  }
});
