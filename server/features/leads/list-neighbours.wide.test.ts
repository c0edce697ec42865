import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLeadBody } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('the neighbours of a lead', async () => {
  const ids: number[] = [];
  const names = ['Ada', 'Bea', 'Cy', 'Dan', 'Eva', 'Fay'];
  const { app, staff } = await openOffice();
  for (const firstName of names) {
    const body = makeLeadBody({ firstName, email: `${firstName}@example.com` });
    ids.push((await app.post('/api/leads', body)).json().id);
  }

  const byName = 'sort=firstName&direction=asc&pageSize=2';
  const beside = async (side: string, of: number, asked = byName) => {
    const { items, hasMore, cursor } = await ok(
      staff.get(`/api/admin/leads/neighbours?${asked}&of=${of}&side=${side}`),
    );
    const shown = items.map(({ firstName }: { firstName: string }) => firstName);
    return { shown: shown.join(' '), hasMore, cursor: cursor as string | null };
  };
  const listAt = async (cursor: string) => {
    const place = encodeURIComponent(cursor);
    const { items } = (await staff.get(`/api/admin/leads?${byName}&cursor=${place}`)).json();
    return items.map(({ firstName }: { firstName: string }) => firstName).join(' ');
  };

  test('are the page behind it and the page before it, and the cursor leads to them', async () => {
    const behind = await beside('behind', ids[1]!);
    assert.deepEqual([behind.shown, behind.hasMore], ['Cy Dan', true]);
    assert.equal(await listAt(behind.cursor!), 'Cy Dan');
    const last = await beside('behind', ids[3]!);
    assert.deepEqual([last.shown, last.hasMore], ['Eva Fay', false]);
    const earlier = await beside('before', ids[4]!);
    assert.deepEqual([earlier.shown, earlier.hasMore], ['Cy Dan', true]);
    assert.equal(await listAt(earlier.cursor!), 'Cy Dan');
    const first = await beside('before', ids[2]!);
    assert.deepEqual([first.shown, first.hasMore, first.cursor], ['Ada Bea', false, null]);
    const newest = await beside('behind', ids[3]!, 'pageSize=5');
    assert.equal(newest.shown, 'Cy Bea Ada', 'newest first, as the list is');
  });

  test('of a search by name stand in the order of the names', async () => {
    const sought = `${byName}&q=example.com`;
    assert.equal((await beside('behind', ids[1]!, sought)).shown, 'Cy Dan');
    const before = await beside('before', ids[4]!, sought);
    assert.deepEqual([before.shown, before.hasMore], ['Cy Dan', true]);
    assert.equal((await beside('before', ids[4]!, `${byName}&q=dan`)).shown, 'Dan');
    assert.equal((await beside('behind', ids[4]!, `${byName}&q=dan`)).shown, '');
  });

  test('also of one that left the list or was deleted', async () => {
    const payload = { status: 'Contacted' };
    await staff.put(`/api/admin/leads/${ids[1]}`, payload);
    const open = `${byName}&status=New`;
    assert.equal((await beside('behind', ids[1]!, open)).shown, 'Cy Dan');
    assert.equal((await beside('before', ids[2]!, open)).shown, 'Ada');
    await staff.remove(`/api/admin/leads/${ids[3]}`);
    assert.equal((await beside('behind', ids[3]!)).shown, 'Eva Fay');
    assert.equal((await beside('behind', 999_999)).shown, '', 'nobody knows its place');
  });

  test('were looked at, which is written down', async () => {
    const looks = async () =>
      (await staff.get('/api/admin/audit?action=lead.list')).json().total as number;
    const before = await looks();
    await beside('behind', ids[0]!);
    assert.equal(await looks(), before + 1);
  });
});
