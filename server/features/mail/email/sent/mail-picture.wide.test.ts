import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  checkSums,
  filesOf,
  jsonOf,
  withChangedByte,
} from '#server/testing/archive/archive-sums.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { pictureFiles } from '../../templates/render-template.ts';
import { ok } from '#server/testing/open-app.ts';

const { app, server, deliver } = await freshMailApp({
  config: { staffMail: 'team@lender.example' },
});
const staff = await app.signIn();
const { evening } = pictureFiles;
const media = join(import.meta.dirname, '../../../../../web/public/media/mail');
const drawn = readFileSync(join(media, evening));

const messagesTo = (address: string) =>
  server.received.filter(({ recipients }) => recipients.includes(address)).map(({ text }) => text);

/** The parts of a message with this type, each a head and a body. */
function partsOf(message: string, type: string) {
  return message.split(/\r\n--[^\r\n]*\r\n/).flatMap((part) => {
    const at = part.indexOf('\r\n\r\n');
    const head = part.slice(0, at);
    return head.includes(`Content-Type: ${type}`) ? [{ head, body: part.slice(at + 4) }] : [];
  });
}

function assertPicture(message: string): void {
  assert.equal(message.split('Content-Type: multipart/related').length, 2);
  const pictures = partsOf(message, 'image/jpeg');
  assert.equal(pictures.length, 1, 'once');
  const { head, body } = pictures[0]!;
  assert.match(head, /Content-Disposition: inline/);
  assert.ok(head.includes(`Content-ID: <${evening}@mail>`), head);
  assert.ok(Buffer.from(body, 'base64').equals(drawn));
}

function assertNoPicture(message: string): void {
  assert.match(message, /Content-Type: multipart\/alternative/);
  assert.doesNotMatch(message, /multipart\/related|Content-ID|image\/|cid:/);
}

async function apply(email: string): Promise<number> {
  const answer = await ok(app.post('/api/leads', makeLeadBody({ email })), 201);
  await deliver();
  return answer.id;
}

test('the confirmation brings its picture, and its row has only the name; staff get none', async () => {
  await apply('ana@example.com');
  const [message = ''] = messagesTo('ana@example.com');
  assertPicture(message);
  const [html] = partsOf(message, 'text/html');
  assert.ok(html!.body.replaceAll('=\r\n', '').includes(`src=3D"cid:${evening}@mail"`));
  const [text] = partsOf(message, 'text/plain');
  assert.doesNotMatch(text!.body, /cid:|picture/);
  const [notice = ''] = messagesTo('team@lender.example');
  assertNoPicture(notice);
  const rows = await app.rows<{ html: string }>('select html from sent_mails');
  assert.equal(rows.length, 2);
  const begins = drawn.toString('base64', 0, 30);
  for (const row of rows) {
    assert.ok(!row.html.includes(begins));
  }
});

test('a mail that is sent again brings it again, and so does a test of its template', async () => {
  await apply('again@example.com');
  const { items } = (await staff.get('/api/admin/sent-mails?kind=application_received')).json() as {
    items: { id: number }[];
  };
  await ok(staff.post(`/api/admin/sent-mails/${items[0]!.id}/resend`, {}));
  await deliver();
  const messages = messagesTo('again@example.com');
  assert.equal(messages.length, 2);
  messages.forEach(assertPicture);

  for (const [templateType, recipientType, judge] of [
    ['application_received', 'applicant', assertPicture],
    ['milestone', 'affiliate', assertNoPicture],
  ] as const) {
    const words = { subject: 'Ours', htmlContent: '<p>Ours</p>', textContent: 'Ours' };
    const template = { ...words, name: templateType, templateType, recipientType, language: 'en' };
    const { id } = await ok(
      staff.post('/api/admin/email-templates', { ...template, isActive: false }),
      201,
    );
    const testEmail = `${templateType}@lender.example`;
    const tested = await staff.post(`/api/admin/email-templates/${id}/test`, { testEmail });
    assert.ok(tested.statusCode < 300, tested.body);
    await deliver();
    judge(messagesTo(testEmail)[0]!);
  }
});

test('an email that staff wrote has none, not even where they typed how a mail names one', async () => {
  const id = await apply('typed@example.com');
  const text = `Hello. <img class="m-picture" src="cid:${evening}@mail">`;
  const mail = { subject: 'Your house', text, override: 'Asked for it' };
  await ok(staff.post(`/api/admin/leads/${id}/emails`, mail), 201);
  await deliver();
  const message = messagesTo('typed@example.com').at(-1)!;
  assert.match(message, /Subject: Your house/);
  assert.doesNotMatch(message, /multipart\/related|image\/jpeg/);
});

test('the archive of a lead has the picture once; one changed byte of it is noticed', async () => {
  const id = await apply('twice@example.com');
  const link = await app.post('/api/my/link', { email: 'twice@example.com' });
  assert.ok(link.statusCode < 300, link.body);
  await deliver();
  await deliver();
  assert.equal(messagesTo('twice@example.com').length, 2);
  messagesTo('twice@example.com').forEach(assertPicture);
  const answer = await staff.get(`/api/admin/leads/${id}/archive`);
  assert.equal(answer.statusCode, 200, answer.body);
  const files = filesOf(answer.rawPayload);
  const name = `mails/${evening}`;
  const pictures = Object.keys(files).filter((file) => file.endsWith('.jpg'));
  assert.deepEqual(pictures, [name]);
  assert.ok(drawn.equals(files[name]!));
  const mails = jsonOf<{ kind: string; picture: string | null; html: string }[]>(
    files,
    'mails.json',
  );
  assert.deepEqual(mails.map(({ kind, picture }) => [kind, picture]).toSorted(), [
    ['application_received', name],
    ['buyer_link', name],
    ['lead_notification', null],
  ]);
  assert.ok((await checkSums(files)).isRight);
  const { isRight, said } = await checkSums(withChangedByte(files, name));
  assert.equal(isRight, false);
  assert.ok(said.includes(`${name}: FAILED`), said);
});
