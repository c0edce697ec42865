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
    const sizes = await app.rows<{ kept: number }>(
      'select octet_length(words) as kept from sent_mails',
    );
    for (const { kept } of sizes) {
      assert.ok(kept < received.html.length / 8, `${kept} of ${received.html.length}`);
    }
  });
}

test('a template is kept once, however many mails say it', async () => {
  const textCount = () => app.count('mail_texts');
  await app.post('/api/leads', makeLeadBody({ email: 'first@example.com' }));
  await deliver();
  const before = await textCount();
  for (const name of ['Zoë', 'Bartholomew', 'Li']) {
    await app.post(
      '/api/leads',
      makeLeadBody({ firstName: name, email: `${name.length}@example.com` }),
    );
  }
  await deliver();
  assert.equal(await textCount(), before);
  for (const statement of [
    `update mail_texts set words = ''`,
    'delete from mail_texts',
    'truncate mail_texts cascade',
  ]) {
    await assert.rejects(app.database.query(statement), { code: '23001' }, statement);
  }
});

test('the text of a confirmation holds the link to the own page, as its mails do', async () => {
  await app.post('/api/leads', makeLeadBody());
  await deliver();
  const [text] = await app.rows<{ words: string }>(
    `select mail_texts.words from mail_texts join sent_mails on hash = text_hash
     where kind = 'application_received'`,
  );
  const [, , , linkText, linkHtml] = JSON.parse(text!.words) as string[];
  assert.match(linkText!, /\/my\/…/);
  assert.match(linkHtml!, /\/my\/…/);
});

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

test('a mail of a version that kept no SHA-256 is read as before', async () => {
  await app.post('/api/leads', makeLeadBody({ firstName: 'Wilhelmina' }));
  await deliver();
  const now = await read('application_received');
  await app.database.query(
    `update sent_mails set words = substring(words from 1 for octet_length(words) - 32)`,
  );
  assert.deepEqual(await read('application_received'), now);
  assert.equal(now.wordsState, 'kept');
});

test('changed words are noticed, not shown, and not sent again', async () => {
  await app.post('/api/leads', makeLeadBody({ firstName: 'Wilhelmina' }));
  await deliver();
  const { id } = await read('application_received');
  const look = async () => (await staff.get(`/api/admin/sent-mails/${id}`)).json();
  const changes = [
    `update sent_mails set words = set_byte(words, 30, get_byte(words, 30) # 1) where id = ${id}`,
    `update sent_mails set words = 'nothing' where id = ${id}`,
    `update sent_mails set words = set_byte(words, octet_length(words) - 1,
       get_byte(words, octet_length(words) - 1) # 1) where id = ${id}`,
    `set session_replication_role = replica;
     update mail_texts set words = replace(words, '<p', '<b');
     reset session_replication_role`,
  ];
  const [kept] = await app.rows(`select words from sent_mails where id = ${id}`);
  for (const change of changes) {
    assert.equal((await look()).wordsState, 'kept');
    await app.database.query(change);
    const { wordsState, subject, text, html } = await look();
    assert.deepEqual([wordsState, subject, text, html], ['altered', null, null, null], change);
    const again = await staff.post(`/api/admin/sent-mails/${id}/resend`, {});
    assert.equal(again.statusCode, 409, change);
    assert.match(again.json().message, /erased or changed/);
    await app.database.query(`update sent_mails set words = $1 where id = ${id}`, [kept!['words']]);
  }
});
