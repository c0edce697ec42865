import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { agreed, noticePath, noticing } from '#server/testing/sessions/notices.ts';
import { duringTransaction } from '#server/testing/postgres/during-transaction.ts';

type Post = Promise<{ statusCode: number; body: string }>;

describe('addresses of notices at the same moment', () => {
  async function racing() {
    const { app, check } = await noticing({ poolSize: 12 });
    const tokenOf = async () => (await check({ sessionId: undefined })).notice.token as string;
    const send = (token: string, email: string): Post =>
      app.post(noticePath, { token, ...agreed, email });
    return { app, tokenOf, send };
  }
  const nothing = 'update negative_notices set due_at = due_at';

  test('one is taken, and what is refused leaves no consent', async () => {
    const { app, tokenOf, send } = await racing();
    const token = await tokenOf();
    const answers = await duringTransaction(app, nothing, () => [
      send(token, 'ana@example.com'),
      send(token, 'bo@example.com'),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(codes, [200, 409]);
    const consents = await app.rows(
      `select c.email, n.email as "noticeEmail" from consent_records c
         left join negative_notices n on n.consent_id = c.id where c.purpose = 'notice_by_email'`,
    );
    assert.equal(consents.length, 1);
    assert.equal(consents[0]!['email'], consents[0]!['noticeEmail']);
  });

  test('a mailbox gets five a day, in whatever spelling', async () => {
    const { app, tokenOf, send } = await racing();
    const tokens: string[] = [];
    for (let number = 0; number < 7; number += 1) {
      tokens.push(await tokenOf());
    }
    const answers = await duringTransaction(app, nothing, () =>
      tokens.map((token, at) => send(token, `ana+${at}@gmail.com`)),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(codes, [200, 200, 200, 200, 200, 429, 429]);
    assert.equal(await app.count(`consent_records where purpose = 'notice_by_email'`), 5);
  });

  test('one is not set aside for a yes before another no', async () => {
    const { app, check } = await noticing({ poolSize: 12 });
    const staff = await app.signIn();
    await check();
    await check({ creditScore: 700 });
    const [{ id }] = (await staff.get('/api/admin/notices')).json().items;
    const newer = `update negative_notices set answered_at = now() + interval '1 minute'`;
    const [answer] = await duringTransaction(app, newer, () => [
      staff.post(`/api/admin/notices/${id}/set-aside`, { reason: 'Approved since' }),
    ]);
    assert.equal(answer!.statusCode, 409, answer!.body);
    assert.equal(await app.count('negative_notices where set_aside_at is not null'), 0);
  });

  test('what is mailed is what stays stored, if the answer changes meanwhile', async () => {
    const { app, tokenOf, send } = await racing();
    const token = await tokenOf();
    const newer = `update negative_notices set text = 'Newer words', language = 'es'`;
    const [answer] = await duringTransaction(app, newer, () => [send(token, 'ana@example.com')]);
    assert.deepEqual(JSON.parse(answer!.body), { way: 'email', text: 'Newer words' });
    const [mail] = await app.rows(
      `select language, payload->>'text' as text from jobs where kind = 'negative_notice'`,
    );
    assert.deepEqual(mail, { language: 'es', text: 'Newer words' });
  });
});
