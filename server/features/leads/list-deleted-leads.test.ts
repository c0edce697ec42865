import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

interface Deleted {
  id: number;
  deletedAt: string;
  deletedBy: string | null;
  restorableUntil: string;
}

describe('the deleted leads', async () => {
  const { app, staff: admin } = await openOffice();
  const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Reyes' });

  const remove = async (id: number, by: Client) => {
    await ok(by.remove(`/api/admin/leads/${id}`));
  };
  const list = async (query = '') =>
    (await ok(admin.get(`/api/admin/leads/deleted${query}`))) as {
      items: Deleted[];
      total: number;
    };
  const idsOf = ({ items }: { items: Deleted[] }) => items.map(({ id }) => id);

  test('are listed with names, newest first, until they are restored or too old', async () => {
    const stays = await app.apply({ lastName: 'Staying' });
    const one = await app.apply({ lastName: 'Slipped', phone: '(512) 555-0147' });
    const many = await app.apply({ lastName: 'Swept' });
    const late = await app.apply({ lastName: 'Forgotten' });
    assert.deepEqual(await list(), {
      items: [],
      total: 0,
      totalIsCapped: false,
      page: 1,
      pageSize: 50,
      nextCursor: null,
    });
    await remove(late, admin);
    await app.database.query(
      `update leads set deleted_at = now() - interval '30 days 1 second' where id = $1`,
      [late],
    );
    await remove(one, dana);
    await ok(
      admin.post('/api/admin/leads/bulk', {
        kind: 'delete',
        key: 'sweep-the-deleted',
        leads: [{ id: many, status: 'New' }],
      }),
    );

    const { items, total } = await list();
    assert.equal(total, 2);
    assert.deepEqual(idsOf({ items }), [many, one]);
    const [bySweep, bySlip] = items as [Deleted, Deleted];
    assert.equal(bySlip.deletedBy, 'Dana Reyes');
    assert.equal(bySweep.deletedBy, 'admin');
    const days = (Date.parse(bySlip.restorableUntil) - Date.parse(bySlip.deletedAt)) / 86_400_000;
    assert.equal(days, 30);
    assert.ok(!JSON.stringify(items).includes('Staying'));
    assert.ok(!JSON.stringify(items).includes('Forgotten'));

    for (const q of ['slipped', '512 555 0147', `SG-${String(one).padStart(6, '0')}`]) {
      assert.deepEqual(idsOf(await list(`?q=${encodeURIComponent(q)}`)), [one], q);
    }
    assert.deepEqual(idsOf(await list('?q=staying')), []);

    await admin.post(`/api/admin/leads/${one}/restore`);
    assert.deepEqual(idsOf(await list()), [many]);
    assert.equal((await admin.get(`/api/admin/leads/${stays}`)).statusCode, 200);
    await admin.post(`/api/admin/leads/${many}/restore`);
  });

  test('a look is written down without what was sought', async () => {
    await list('?q=Margarita');
    const [line] = await app.rows<{ action: string; after: object }>(
      `select action, after from audit_log where action = 'lead.list' order by id desc limit 1`,
    );
    assert.deepEqual(line!.after, { deleted: true, isSearch: true, shown: 0, total: 0 });
  });
});
