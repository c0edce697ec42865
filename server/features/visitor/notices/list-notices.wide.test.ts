import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openMailer } from '#server/outside/mail.ts';
import { agreed, noticePath, noticing } from '#server/testing/sessions/notices.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

interface Listed {
  setAside: { reason: string } | null;
}

const list = '/api/admin/notices';
const postalAddress = '12 Main Street, Portland, OR 97204';
const byLetter = { ...agreed, agrees: false, postalAddress };

describe('the notices that staff send', () => {
  async function listing() {
    const mailer = openMailer('smtp://127.0.0.1:9', 'Solar Grant <no-reply@lender.example>');
    const { app, check } = await noticing({ mailer });
    const staff = await app.signIn();
    const open = async () =>
      (await ok(staff.get(list))).items as { id: number; name: string; isAnsweredYes: boolean }[];
    const names = async () => (await open()).map(({ name }) => name);
    return { app, check, staff, open, names };
  }

  test('are first those with an address, however many have none', async () => {
    const { app, check, names } = await listing();
    await check({ name: 'No Address', sessionId: undefined });
    const { notice } = await check({ name: 'Bo Diaz', sessionId: undefined });
    assert.deepEqual(await names(), ['No Address', 'Bo Diaz']);
    await ok(app.post(noticePath, { token: notice.token, ...byLetter }));
    assert.deepEqual(await names(), ['Bo Diaz', 'No Address']);
  });

  test('leave a line with each read', async () => {
    const { app, check } = await listing();
    await check();
    const [{ id }] = (await app.rows('select id from negative_notices')) as [{ id: number }];
    const compliance = await makeStaff(app, { role: 'compliance' });
    assert.equal((await compliance.get(list)).statusCode, 200);
    assert.equal((await compliance.get(`${list}?state=sent`)).statusCode, 200);
    const lines = await app.rows(
      `select after from audit_log where action = 'notice.list' order by id`,
    );
    assert.deepEqual(fieldsOf(lines, 'after'), [
      { state: 'open', ids: [id] },
      { state: 'sent', ids: [] },
    ]);
  });

  test('stand last once a later answer to the same person was yes', async () => {
    const { app, check, open, staff } = await listing();
    await check();
    await check({ sessionId: 'notice-session-2', name: 'Bo Diaz' });
    const listed = async () =>
      (await open()).map(({ name, isAnsweredYes }) => [name, isAnsweredYes]);
    const ana = 'Ana Lopez';
    const bo = 'Bo Diaz';
    assert.deepEqual(await listed(), [
      [ana, false],
      [bo, false],
    ]);
    await check({ creditScore: 700 });
    assert.deepEqual(await listed(), [
      [bo, false],
      [ana, true],
    ]);
    const due = async () => (await staff.get(`${list}/due`)).json();
    assert.deepEqual(await due(), { open: 2, overdue: 0, answeredYes: 1 });
    await check();
    assert.deepEqual(
      await listed(),
      [
        [ana, false],
        [bo, false],
      ],
      'the last answer is no again',
    );
    // An application that the rules answer with yes, on another day and device.
    const phone = '(503) 555-0100';
    await app.apply({ firstName: 'Someone', lastName: 'Else', phone, email: 'x@example.com' });
    await app.apply({ firstName: 'Bo', lastName: 'Diaz', creditScore: 'Below 580', phone });
    assert.deepEqual((await listed())[0], [ana, false], 'another name, or no again');
    assert.deepEqual((await listed())[1], [bo, false]);
    await app.apply({ firstName: 'bo', lastName: 'Diaz', phone, email: 'bo@example.com' });
    assert.deepEqual(await listed(), [
      [ana, false],
      [bo, true],
    ]);
  });

  test('with an address stand above those without, answered yes since or not', async () => {
    const { app, check, open } = await listing();
    await check({ name: 'No Address', sessionId: 'notice-session-2' });
    const { notice } = await check();
    await app.post(noticePath, { token: notice.token, ...byLetter });
    await check({ creditScore: 700 });
    assert.deepEqual(
      (await open()).map(({ name, isAnsweredYes }) => [name, isAnsweredYes]),
      [
        ['Ana Lopez', true],
        ['No Address', false],
      ],
      'anyone can fill the list with notices without an address',
    );
  });

  test('are set aside with a reason after a yes alone, and can be sent all the same', async () => {
    const { app, check, open, staff, names } = await listing();
    await check();
    const { id } = (await open())[0]!;
    const aside = (reason?: string) => staff.post(`${list}/${id}/set-aside`, { reason });
    assert.equal((await aside('No need')).statusCode, 409, 'it is owed');
    await check({ creditScore: 700 });
    assert.equal((await aside()).statusCode, 400);
    const reason = 'Approved since; counsel agrees';
    const answer = await ok(aside(reason));
    const { setAside } = answer;
    assert.deepEqual([setAside.reason, setAside.by], [reason, 'admin']);
    assert.deepEqual(await names(), []);
    assert.deepEqual((await staff.get(`${list}/due`)).json(), {
      open: 0,
      overdue: 0,
      answeredYes: 0,
    });
    const [kept] = (await staff.get(`${list}?state=sent`)).json().items;
    assert.deepEqual([kept.id, kept.sentAt, kept.setAside], [id, null, setAside]);
    const audited = (action: string) =>
      app.rows('select before, after from audit_log where action = $1', [action]);
    const { dueAt } = answer;
    const asideLine = { before: null, after: { dueAt, reason } };
    assert.deepEqual(await audited('notice.set_aside'), [asideLine]);
    const sent = await staff.post(`${list}/${id}/sent`, { postalAddress });
    assert.deepEqual([sent.statusCode, sent.json().setAside], [200, null], sent.body);
    const [sentLine] = await audited('notice.send');
    assert.deepEqual(sentLine!['before'], { setAsideAt: setAside.at, reason });
    assert.equal((await aside(reason)).statusCode, 409, 'it is out');
    assert.equal((await staff.post(`${list}/99/set-aside`, { reason })).statusCode, 404);
  });

  test('are not set aside any more once their email leaves after all', async () => {
    const { app, check, open, staff, names } = await listing();
    const { notice } = await check();
    await app.post(noticePath, { token: notice.token, ...agreed });
    await app.database.query(`update jobs set status = 'failed' where kind = 'negative_notice'`);
    await check({ creditScore: 700 });
    const { id } = (await open())[0]!;
    const setAside = async () =>
      (await staff.get(`${list}?state=sent`))
        .json()
        .items.map((item: Listed) => item.setAside?.reason);
    await staff.post(`${list}/${id}/set-aside`, { reason: 'Approved since' });
    assert.deepEqual(await setAside(), ['Approved since']);
    const [mail] = await app.rows(`select id from jobs where kind = 'negative_notice'`);
    await ok(staff.post(`/api/admin/sent-mails/${String(mail!['id'])}/resend`, {}));
    assert.deepEqual([await names(), await setAside()], [[], [undefined]]);
  });

  test('come back from aside with another no, or once the person wants theirs', async () => {
    const { app, check, staff, open, names } = await listing();
    const setAside = async () => {
      const { id } = (await open())[0]!;
      await ok(staff.post(`${list}/${id}/set-aside`, { reason: 'Approved since' }));
      assert.deepEqual(await names(), []);
    };
    await check();
    await check({ creditScore: 700 });
    await setAside();
    const { notice } = await check();
    assert.deepEqual(await names(), ['Ana Lopez']);
    await check({ creditScore: 700 });
    await setAside();
    await app.post(noticePath, { token: notice.token, ...byLetter });
    assert.deepEqual(await names(), ['Ana Lopez']);
  });

  test('ask no sealed person for an address; a letter to them still goes', async () => {
    const { app, check, staff, names } = await listing();
    const phone = '(503) 555-0100';
    const own = { mobileNumber: phone };
    await check({ ...own, name: 'No Address', sessionId: undefined });
    const letter = await check({ ...own, name: 'By Letter', sessionId: undefined });
    await app.post(noticePath, { token: letter.notice.token, ...byLetter });
    const mailed = await check({ ...own, name: 'By Email', sessionId: undefined });
    await app.post(noticePath, { token: mailed.notice.token, ...agreed });
    await app.database.query(`update jobs set status = 'failed' where kind = 'negative_notice'`);
    assert.deepEqual(await names(), ['By Letter', 'By Email', 'No Address']);
    const id = await app.apply({ phone });
    const sealed = await ok(
      staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked by post' }),
    );
    assert.notEqual(sealed.receipt.eraseOn, null);
    assert.deepEqual(await names(), ['By Letter']);
    assert.equal((await staff.get(`${list}/due`)).json().open, 1);
    await check({ ...own, name: 'Came Back', sessionId: undefined });
    assert.deepEqual(await names(), ['By Letter', 'Came Back']);
  });
});
