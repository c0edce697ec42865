import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { consentText, renderConsent } from '#core/domain/permission/consent.ts';
import { sendKeptMails } from '#server/testing/mail-server.ts';
import { agreed, noticePath as path, noticing } from '#server/testing/sessions/notices.ts';
import { purgeExpired } from '../../operations/retention/purge-expired.ts';
import { ok } from '#server/testing/open-app.ts';

describe('the notice of a negative answer', () => {
  test('comes with a negative answer where that is the way, and with no other', async () => {
    const { app, check } = await noticing();
    for (const mode of ['information', 'invite', 'notice']) {
      await app.setTerm('negativeAnswer', mode);
      const isNotice = mode === 'notice';
      assert.equal((await check({ creditScore: 700 })).notice, null, mode);
      const { notice } = await check();
      assert.equal(notice !== null, isNotice, mode);
      assert.equal(await app.count('negative_notices'), isNotice ? 1 : 0, mode);
    }
    await app.setTerm('creditAgency', null);
    assert.equal((await check()).notice, null, 'without its agency it would be none');
  });

  test('keeps what was answered and decided; the newest answer of a visit takes the place of one without an address', async () => {
    const { app, check } = await noticing();
    const first = await check();
    const again = await check({ state: 'ID' }, 'es');
    assert.equal(again.notice.token, first.notice.token);
    const [row, ...others] = await app.rows('select * from negative_notices');
    assert.deepEqual(others, []);
    assert.deepEqual(
      [row!['language'], row!['state'], row!['reasons'], row!['text'], row!['terms_version']],
      ['es', 'ID', ['state', 'credit'], again.notice.text, again.termsVersion],
    );
    const answered = row!['answered_at'] as Date;
    const due = row!['due_at'] as Date;
    assert.ok(due.getTime() - answered.getTime() <= 30 * 86_400_000, 'due by the first answer');
    // Another name or number in the tab, or the number in another tab, are other notices.
    await check({ mobileNumber: '(503) 555-0101' });
    await check({ sessionId: 'notice-session-2' });
    await check({ sessionId: undefined });
    await check({ sessionId: undefined });
    assert.equal(await app.count('negative_notices'), 5);
    const other = await check({ name: 'Bo Diaz' });
    assert.notEqual(other.notice.token, first.notice.token, 'a token of one person');
    const [still] = await app.rows('select name from negative_notices where id = $1', [row!['id']]);
    assert.equal(still!['name'], 'Ana Lopez');
  });

  test('is mailed once with its consent, in the words and the language of the answer', async () => {
    const { app, check } = await noticing();
    const { notice } = await check({}, 'pt');
    const send = (changes: object = {}) =>
      app.post(`${path}?lang=pt`, { token: notice.token, ...agreed, ...changes });
    // The program changes meanwhile: the notice is about the rules that decided.
    await app.setTerm('minCreditScore', 640);
    const answer = await send();
    assert.deepEqual(
      [answer.statusCode, answer.json()],
      [200, { way: 'email', text: notice.text }],
      answer.body,
    );
    assert.equal((await send()).statusCode, 409);
    const [consent] = await app.rows('select * from consent_records where email is not null');
    const wording = consentText('notice_by_email', 'pt')!;
    const { lenderName } = await app.app.services.programme.currentTerms();
    assert.deepEqual(
      [consent!['purpose'], consent!['text'], consent!['granted'], consent!['channels']],
      ['notice_by_email', renderConsent(wording, lenderName), true, ['email']],
    );
    const mails = await sendKeptMails(app);
    assert.equal(mails.length, 1);
    const { unfolded } = mails[0]!;
    assert.match(unfolded, /ana@example\.com/);
    const [sent] = await app.rows('select payload from sent_mails');
    assert.equal((sent!['payload'] as { text: string }).text, notice.text);
    assert.match(notice.text, /score de crédito de 580 ou mais/);
    assert.equal(await app.count('negative_notices'), 1);
  });

  test('asks for what is missing, and takes no token but its own', async () => {
    const { app, check } = await noticing();
    const { notice } = await check();
    const refused = async (changes: object) => {
      const answer = await app.post(path, { token: notice.token, ...agreed, ...changes });
      return [answer.statusCode, answer.json().errors?.map((one: { path: string }) => one.path)];
    };
    assert.deepEqual(await refused({ email: undefined }), [400, ['email']]);
    assert.deepEqual(await refused({ email: 'ana@' }), [400, ['email']]);
    assert.deepEqual(await refused({ agrees: false }), [400, ['postalAddress']]);
    assert.deepEqual(await refused({ consentVersion: 'x' }), [400, ['consentVersion']]);
    assert.deepEqual(await refused({ consentTicked: 'none' }), [400, ['consentVersion']]);
    const other = '8f14e45f-ceea-467f-ab5c-2f3a1d0c9b7e';
    assert.deepEqual((await refused({ token: other }))[0], 404);
    assert.deepEqual((await refused({ token: 'x' }))[0], 400);
    assert.equal(await app.count(`consent_records where purpose = 'notice_by_email'`), 0);
    assert.equal(await app.count('negative_notices where way is not null'), 0);
    for (let mails = 0; mails < 5; mails += 1) {
      const more = await check({ sessionId: undefined });
      assert.equal((await app.post(path, { token: more.notice.token, ...agreed })).statusCode, 200);
    }
    assert.equal((await refused({}))[0], 429, 'anyone may type the address of someone else');
  });

  test('is a letter of staff without that consent, due in 30 days, and marked once', async () => {
    const { app, check } = await noticing();
    const staff = await app.signIn();
    const { notice } = await check();
    await check({ sessionId: 'notice-session-2', name: 'Bo Diaz' });
    const postalAddress = '12 Main Street, Portland, OR 97204';
    const letter = { token: notice.token, agrees: false, email: 'ana@example.com', postalAddress };
    assert.deepEqual((await app.post(path, letter)).json(), { way: 'letter', text: notice.text });
    assert.equal(await app.count('jobs where recipient is not null'), 0, 'no consent, no email');
    const open = async () => (await staff.get('/api/admin/notices')).json().items;
    const [first, second] = await open();
    assert.deepEqual(
      [first.name, first.way, first.postalAddress, first.isOverdue, first.text],
      ['Ana Lopez', 'letter', postalAddress, false, notice.text],
    );
    assert.deepEqual([second.name, second.way], ['Bo Diaz', null]);
    const days = (Date.parse(first.dueAt) - Date.parse(first.answeredAt)) / 86_400_000;
    assert.equal(days, 30);
    await app.database.query(`update negative_notices set due_at = now() - interval '1 hour'`);
    assert.equal((await open())[0].isOverdue, true);
    const due = await staff.get('/api/admin/notices/due');
    assert.deepEqual(due.json(), { open: 2, overdue: 2, answeredYes: 0 });

    const sent = `/api/admin/notices/${first.id}/sent`;
    const marked = await ok(staff.post(sent, {}));
    assert.ok(marked.sentAt && marked.sentBy);
    assert.equal((await staff.post(sent, {})).statusCode, 409);
    const unknown = `/api/admin/notices/${second.id}/sent`;
    assert.equal((await staff.post(unknown, {})).statusCode, 400, 'to no address');
    assert.equal((await staff.post(unknown, { postalAddress })).statusCode, 200);
    assert.equal((await staff.post('/api/admin/notices/99/sent', {})).statusCode, 404);
    const audited = await app.rows(`select after from audit_log where action = 'notice.send'`);
    assert.equal(audited.length, 2);
    assert.deepEqual(await open(), []);
    const out = (await staff.get('/api/admin/notices?state=sent')).json().items;
    assert.deepEqual(out.map(({ name }: { name: string }) => name).toSorted(), [
      'Ana Lopez',
      'Bo Diaz',
    ]);
  });

  test('comes back to staff if its email cannot leave', async () => {
    const { app, check } = await noticing();
    const staff = await app.signIn();
    const { notice } = await check();
    await app.post(path, { token: notice.token, ...agreed });
    const open = async () => (await staff.get('/api/admin/notices')).json().items;
    assert.deepEqual(await open(), [], 'on its way');
    await app.database.query(`update jobs set status = 'failed' where kind = 'negative_notice'`);
    const [stuck] = await open();
    assert.equal(stuck.way, 'email');
    await ok(
      staff.post(`/api/admin/notices/${stuck.id}/sent`, {
        postalAddress: '12 Main Street, Portland, OR 97204',
      }),
    );
    assert.deepEqual(await open(), []);
  });

  test('is kept 25 months after it was due or went, never shorter', async () => {
    const { app, check } = await noticing();
    await check();
    const aged = async (column: string, months: string) => {
      await app.database.query(
        `update negative_notices set ${column} = now() - interval '${months}'`,
      );
      await purgeExpired(app.app.services);
      return app.count('negative_notices');
    };
    await app.database.query(
      `update negative_notices set way = 'letter', postal_address = 'x', sent_at = now()`,
    );
    assert.equal(await aged('due_at', '30 months'), 1, 'it went late');
    assert.equal(await aged('sent_at', '24 months 27 days'), 1);
    await app.database.query(
      `update negative_notices set set_aside_at = now(), set_aside_by = 1, set_aside_reason = 'x'`,
    );
    assert.equal(await aged('sent_at', '30 months'), 1, 'it was set aside late');
    assert.equal(await aged('set_aside_at', '24 months 27 days'), 1);
    await app.database.query(
      `update negative_notices set set_aside_at = now() - interval '30 months'`,
    );
    assert.equal(await aged('sent_at', '25 months 1 day'), 0);
  });
});
