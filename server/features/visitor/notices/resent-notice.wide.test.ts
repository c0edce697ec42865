import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { filesOf, jsonOf } from '#server/testing/archive/archive-sums.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { agreed, noticePath, visitorOfNotices } from '#server/testing/sessions/notices.ts';
import { ok } from '#server/testing/open-app.ts';

const list = '/api/admin/notices';

describe('a notice whose email failed and is sent again', async () => {
  const { app, server, deliver, deliverLater } = await freshMailApp();
  const check = await visitorOfNotices(app);
  const staff = await app.signIn();
  const namesOf = async (state: string) =>
    (await staff.get(`${list}?state=${state}`))
      .json()
      .items.map(({ name }: { name: string }) => name);
  const newestMail = async () => {
    const [row] = await app.rows<{ id: number; status: string }>(
      `select id::integer, status from all_mails where kind = 'negative_notice' order by id desc`,
    );
    return row!;
  };
  const resend = async () => {
    const before = await newestMail();
    const { id } = before;
    const answer = await ok(staff.post(`/api/admin/sent-mails/${id}/resend`, {}));
    assert.notEqual(answer.id, id, 'as a copy');
  };
  /** Fails as an email does whose answer is lost twice. */
  const fail = async () => {
    server.hangUps.push('answer lost', 'answer lost');
    await deliver();
    await deliverLater();
    assert.equal((await newestMail()).status, 'failed');
  };

  test('is out once a copy has left, a copy of a copy too, and not before', async () => {
    const { notice } = await check();
    await ok(app.post(noticePath, { token: notice.token, ...agreed }));
    assert.deepEqual(await namesOf('open'), []);
    await fail();
    assert.deepEqual(await namesOf('open'), ['Ana Lopez']);
    await resend();
    await fail();
    assert.deepEqual(await namesOf('open'), ['Ana Lopez'], 'the copy failed too');
    await resend();
    await deliver();
    assert.equal((await newestMail()).status, 'done');
    assert.deepEqual(await namesOf('open'), []);
    assert.deepEqual(await namesOf('sent'), ['Ana Lopez']);
    assert.equal((await staff.get(`${list}/due`)).json().open, 0);
  });

  test('its copy is in the archive of its person, and goes with them', async () => {
    const [name, phone] = ['Cleo Marsh', '(503) 555-0163'];
    const sessionId = 'notice-session-4';
    const { notice } = await check({ name, mobileNumber: phone, sessionId });
    // To the mailbox of another person.
    await app.post(noticePath, { token: notice.token, ...agreed, email: 'other@example.com' });
    await fail();
    await resend();
    await deliver();
    const copy = await newestMail();
    const lead = await app.apply({ firstName: 'Cleo', lastName: 'Marsh', phone, sessionId });
    const { rawPayload } = await staff.get(`/api/admin/leads/${lead}/archive`);
    const mails = jsonOf<{ id: number }[]>(filesOf(rawPayload), 'mails.json');
    assert.ok(mails.some(({ id }) => id === copy.id));
    await ok(staff.post(`/api/admin/leads/${lead}/erase`, { reason: 'By post' }));
    const [left] = await app.rows('select recipient, subject, html from all_mails where id = $1', [
      copy.id,
    ]);
    assert.deepEqual(left, { recipient: null, subject: null, html: null });
    assert.deepEqual(await namesOf('open'), [], 'it is out all the same');
  });

  test('stays with staff if what left is the copy of another notice to the same mailbox', async () => {
    const [first, second] = [
      await check({ name: 'Ana Lopez', sessionId: 'notice-session-2' }),
      await check({ name: 'Bo Lopez', sessionId: 'notice-session-3' }),
    ];
    await app.post(noticePath, { token: first.notice.token, ...agreed });
    await fail();
    await app.post(noticePath, { token: second.notice.token, ...agreed });
    await fail();
    await resend();
    await deliver();
    assert.deepEqual(await namesOf('open'), ['Ana Lopez']);
  });
});
