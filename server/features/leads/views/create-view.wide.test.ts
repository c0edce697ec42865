import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLeadBody } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('saved views', async () => {
  const { app, staff } = await openOffice();
  await app.post('/api/leads', makeLeadBody({ propertyState: 'TX' }));
  await app.post('/api/leads', makeLeadBody({ propertyState: 'OR' }));
  // Another member's views, one of them shared.
  await app.database.query(`
      with other as (
        insert into admin_users (username, sign_in_name, password) values ('other', 'other', 'none') returning id
      )
      insert into saved_views (owner_id, name, query, is_shared)
      select id, 'Shared by another', 'state=OR', true from other
      union all select id, 'Not for you', 'status=New', false from other`);

  const save = (body: unknown) => staff.post('/api/admin/views', body);
  const names = async (): Promise<string[]> => {
    const { items } = (await staff.get('/api/admin/views')).json();
    return items.map(
      ({ name, isOwn, ownerName }: { name: string; isOwn: boolean; ownerName: string }) =>
        `${name}, ${isOwn ? 'own' : ownerName}`,
    );
  };
  const count = async (id: number) => (await staff.get(`/api/admin/views/${id}/count`)).json();

  test('are saved, counted, replaced by their name and taken away', async () => {
    const { id } = await ok(
      save({ name: 'Texas', query: 'state=TX&sort=lastName&hide=email' }),
      201,
    );
    assert.deepEqual(await names(), ['Shared by another, other', 'Texas, own']);
    assert.deepEqual(await count(id), { total: 1, totalIsCapped: false });
    const again = await save({ name: 'TEXAS', query: 'state=TX,OR&q=lopez', isShared: true });
    assert.equal(again.json().id, id, 'the same view');
    assert.deepEqual(await count(id), { total: 2, totalIsCapped: false });
    const remove = () => staff.remove(`/api/admin/views/${id}`);
    assert.equal((await remove()).statusCode, 204);
    assert.equal((await remove()).statusCode, 404);
    assert.deepEqual(await names(), ['Shared by another, other']);
    const audit = await app.rows(
      `select action, entity_id, before, after from audit_log where entity = 'view' order by id`,
    );
    assert.deepEqual(audit, [
      { action: 'view.save', entity_id: id, before: null, after: { isShared: false } },
      { action: 'view.save', entity_id: id, before: null, after: { isShared: true } },
      { action: 'view.delete', entity_id: id, before: { isShared: true }, after: null },
    ]);
  });

  test("another's is read when it is shared, and never taken away", async () => {
    const others = await app.rows<{ id: number; is_shared: boolean }>(
      'select id, is_shared from saved_views order by is_shared desc',
    );
    const [shared, hidden] = others;
    assert.deepEqual(await count(shared!.id), { total: 1, totalIsCapped: false });
    assert.equal((await staff.get(`/api/admin/views/${hidden!.id}/count`)).statusCode, 404);
    for (const { id } of others) {
      const answer = await staff.remove(`/api/admin/views/${id}`);
      assert.equal(answer.statusCode, 404);
    }
    assert.equal(await app.count('saved_views'), 2);
  });

  test('a read-only member keeps lists of their own and shares none', async () => {
    const reader = await makeStaff(app, { role: 'read_only' });
    const keep = (isShared: boolean) =>
      reader.post('/api/admin/views', { name: 'Mine', query: 'state=TX', isShared });
    assert.equal((await keep(true)).statusCode, 403);
    const kept = await ok(keep(false), 201);
    assert.equal((await keep(true)).statusCode, 403, 'nor one that stands');
    await reader.remove(`/api/admin/views/${kept.id}`);
  });

  test('what is no view is refused, what the list no longer knows is said', async () => {
    for (const body of [
      { name: '', query: '' },
      { name: 'x'.repeat(61), query: '' },
      { name: 'a', query: 'x'.repeat(1001) },
      { name: 'a', query: '<script>' },
      { name: 'a\u0000', query: '' },
      { name: 'a' },
      { name: 'a', query: '', isShared: 'yes' },
    ]) {
      assert.equal((await save(body)).statusCode, 400, JSON.stringify(body));
    }
    assert.equal(await app.count('saved_views'), 2);
    const { id } = (await save({ name: 'Old', query: 'sort=shoeSize' })).json();
    const answer = await staff.get(`/api/admin/views/${id}/count`);
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json().message, /save it again/);
  });
});
