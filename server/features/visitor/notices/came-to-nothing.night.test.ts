import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noticing } from '#server/testing/sessions/notices.ts';
import { ok } from '#server/testing/open-app.ts';

const list = '/api/admin/notices';
const phone = '(503) 555-0100';
const sessionId = 'notice-session-1';

describe('a notice set aside for a yes that came to nothing', () => {
  async function settingAside() {
    const { app, check } = await noticing();
    const staff = await app.signIn();
    const names = async () =>
      (await staff.get(list)).json().items.map(({ name }: { name: string }) => name);
    const apply = (changes: object = {}) =>
      app.apply({ firstName: 'Ana', lastName: 'Lopez', phone, ...changes });
    const setAside = async () => {
      const { id } = (await staff.get(list)).json().items[0];
      await ok(staff.post(`${list}/${id}/set-aside`, { reason: 'Approved since' }));
      assert.deepEqual(await names(), []);
    };
    const setStatus = async (id: number, status: string) => {
      const { updatedAt } = (await staff.get(`/api/admin/leads/${id}`)).json();
      await ok(staff.put(`/api/admin/leads/${id}`, { status, updatedAt }));
    };
    return { app, check, staff, names, apply, setAside, setStatus };
  }

  test('is owed again while the application is denied, and when it is deleted', async () => {
    const { app, check, staff, names, apply, setAside, setStatus } = await settingAside();
    await check();
    const id = await apply();
    await setAside();
    for (const status of ['Denied', 'Not Qualified', 'Closed Lost']) {
      await setStatus(id, status);
      assert.deepEqual(await names(), ['Ana Lopez'], status);
      assert.equal((await staff.get(`${list}/due`)).json().open, 1);
      assert.deepEqual((await staff.get(`${list}?state=sent`)).json().items, []);
      await setStatus(id, 'Approved');
      assert.deepEqual(await names(), [], 'the decision of staff stands again');
    }
    await app.database.query('update leads set is_qualified = false');
    assert.deepEqual(await names(), ['Ana Lopez'], 'the figures were corrected');
    await app.database.query('update leads set is_qualified = true, deleted_at = now()');
    assert.deepEqual(await names(), ['Ana Lopez'], 'deleted');
  });

  test('is owed again once the application went into another one', async () => {
    const { app, check, names, apply, setAside } = await settingAside();
    await check();
    const id = await apply();
    await setAside();
    const other = await apply({ phone: '(503) 555-0177', email: 'other@example.com' });
    await app.database.query('update leads set merged_into_id = $2 where id = $1', [id, other]);
    assert.deepEqual(await names(), ['Ana Lopez']);
  });

  test('is owed again if the visit that was answered yes ends in a denial', async () => {
    const { check, names, apply, setAside, setStatus } = await settingAside();
    await check();
    await check({ creditScore: 700 });
    await setAside();
    const id = await apply({ sessionId });
    assert.deepEqual(await names(), []);
    await setStatus(id, 'Denied');
    assert.deepEqual(await names(), ['Ana Lopez']);
    await check({ creditScore: 700 });
    assert.deepEqual(await names(), [], 'a yes after the denial');
  });
});
