import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type Desk, openDesk } from '#server/testing/sessions/desk.ts';
import type { Client } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

describe('owners', async () => {
  let app: Desk['app'];
  let admin: Desk['admin'];
  let dana: Desk['dana'];
  let omar: Desk['omar'];
  let ids: Desk['ids'];
  let hand: Desk['hand'];
  let ownerOf: Desk['ownerOf'];
  let historyOf: Desk['historyOf'];
  const desk = await openDesk();
  ({ app, admin, dana, omar, ids, hand, ownerOf, historyOf } = desk);
  beforeEach(() => desk.clear());

  test('a lead is handed to who may own one; an officer loses sight of what they gave away', async () => {
    const id = await app.apply();
    assert.equal((await hand(dana, id, ids.dana)).statusCode, 200);
    assert.equal((await hand(omar, id, ids.omar)).statusCode, 404, 'it is a colleague’s now');
    assert.equal((await hand(dana, id, ids.dana)).statusCode, 200, 'twice is once');
    assert.equal((await hand(dana, id, ids.omar)).statusCode, 200);
    assert.equal((await dana.get(`/api/admin/leads/${id}`)).statusCode, 404);
    assert.equal((await hand(dana, id, null)).statusCode, 404);
    assert.equal((await hand(omar, id, null)).statusCode, 200);
    assert.deepEqual(fieldsOf(await historyOf(id), 'why', 'to'), [
      ['claim', ids.dana],
      ['hand', ids.omar],
      ['hand', null],
    ]);
    const reader = await makeStaff(app, { role: 'compliance' });
    const [{ id: readerId }] = (await app.rows<{ id: number }>(
      'select max(id) as id from admin_users',
    )) as [{ id: number }];
    assert.equal((await hand(reader, id, ids.dana)).statusCode, 403);
    for (const wrong of [readerId, 999_999]) {
      assert.equal((await hand(admin, id, wrong)).statusCode, 400);
    }
    await app.database.query('update admin_users set is_active = false where id = $1', [ids.omar]);
    assert.equal((await hand(admin, id, ids.omar)).statusCode, 400, 'switched off');
    await app.database.query('update admin_users set is_active = true where id = $1', [ids.omar]);
    omar = await app.signIn(
      (
        await app.rows<{ name: string }>('select username as name from admin_users where id = $1', [
          ids.omar,
        ])
      )[0]!.name,
    );
    const lines = await app.rows(
      `select 1 from audit_log where action = 'lead.owner' and entity_id = $1`,
      [id],
    );
    assert.equal(lines.length, 3);
  });

  test('many leads get an owner at once, and their owners back', async () => {
    const [first, second] = [await app.apply(), await app.apply()];
    await hand(admin, second, ids.omar);
    const leads = [first, second].map((id) => ({ id, status: 'New' }));
    const change = { key: 'owners-of-some-leads', kind: 'owner', ownerId: ids.dana, leads };
    const done = (await admin.post('/api/admin/leads/bulk', change)).json();
    assert.deepEqual([done.changed, done.leftAlone], [2, []]);
    assert.deepEqual([await ownerOf(first), await ownerOf(second)], [ids.dana, ids.dana]);
    const again = (await admin.post('/api/admin/leads/bulk', change)).json();
    assert.equal(again.id, done.id);
    await hand(admin, first, ids.admin);
    const undone = (await admin.post(`/api/admin/leads/bulk/${done.id}/undo`)).json();
    assert.deepEqual([undone.changed, undone.leftAlone[0].reason], [1, 'owner']);
    assert.deepEqual([await ownerOf(first), await ownerOf(second)], [ids.admin, ids.omar]);
    for (const wrong of [{ ownerId: 999_999 }, { ownerId: undefined }, { status: 'New' }]) {
      const body = { ...change, key: 'another-key-of-owners', ...wrong };
      assert.equal((await admin.post('/api/admin/leads/bulk', body)).statusCode, 400);
    }
  });

  test('the list is filtered by owner', async () => {
    const mine = await app.apply({ lastName: 'Filtered' });
    const none = await app.apply({ lastName: 'Filtered' });
    await hand(admin, mine, ids.dana);
    const found = async (by: Client, owner: string) =>
      (await ok(by.get(`/api/admin/leads?q=Filtered&owner=${owner}`))).items.map(
        ({ id }: { id: number }) => id,
      );
    assert.deepEqual(await found(dana, 'me'), [mine]);
    assert.deepEqual(await found(admin, 'me'), []);
    assert.deepEqual(await found(admin, 'nobody'), [none]);
    assert.deepEqual(await found(admin, String(ids.dana)), [mine]);
    assert.deepEqual(await found(omar, String(ids.dana)), [], 'a filter widens no scope');
    assert.equal((await admin.get('/api/admin/leads?owner=somebody')).statusCode, 400);
  });
});
