import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

interface Deleted {
  id: number;
  deletedAt: string;
  deletedBy: string | null;
  restorableUntil: string;
}

const { app, staff: admin } = await openOffice();
const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Reyes' });

const remove = async (id: number, by = admin) => {
  await ok(by.remove(`/api/admin/affiliates/${id}`));
};
const list = async (query = '') =>
  (await ok(admin.get(`/api/admin/affiliates/deleted${query}`))) as {
    items: Deleted[];
    total: number;
  };
const idsOf = ({ items }: { items: Deleted[] }) => items.map(({ id }) => id);

test('are listed with names, newest first, until they are restored or too old', async () => {
  const stays = await makeAffiliate(admin, { lastName: 'Staying' });
  const late = await makeAffiliate(admin, { lastName: 'Forgotten' });
  const one = await makeAffiliate(admin, { lastName: 'Núñez', company: 'Slip Realty' });
  const two = await makeAffiliate(admin, { lastName: 'Swept' });
  assert.deepEqual(await list(), {
    items: [],
    total: 0,
    totalIsCapped: false,
    page: 1,
    pageSize: 50,
    nextCursor: null,
  });
  await remove(late.id);
  await app.database.query(
    `update affiliates set deleted_at = now() - interval '30 days 1 second' where id = $1`,
    [late.id],
  );
  await remove(one.id, dana);
  await admin.post(`/api/admin/affiliates/${one.id}/restore`);
  await remove(one.id, dana);
  await remove(two.id);

  const found = await list();
  assert.equal(found.total, 2);
  const [last, first] = found.items as [Deleted, Deleted];
  const { deletedAt, restorableUntil } = first;
  const days = (Date.parse(restorableUntil) - Date.parse(deletedAt)) / 86_400_000;
  assert.equal(days, 30);
  const { createdAt, ...rest } = first as unknown as Record<string, unknown>;
  assert.ok(createdAt);
  assert.deepEqual(rest, {
    id: one.id,
    firstName: 'Rita',
    lastName: 'Núñez',
    email: one.email,
    company: 'Slip Realty',
    referralCode: one.referralCode,
    isActive: true,
    deletedAt,
    deletedBy: 'Dana Reyes',
    restorableUntil,
  });
  assert.deepEqual([last.id, last.deletedBy], [two.id, 'admin']);

  for (const q of ['nunez', 'slip realty', one.email, one.referralCode]) {
    assert.deepEqual(idsOf(await list(`?q=${encodeURIComponent(q)}`)), [one.id], q);
  }
  assert.deepEqual(idsOf(await list('?q=staying')), []);
  assert.deepEqual(idsOf(await list('?q=forgotten')), []);
  await admin.post(`/api/admin/affiliates/${one.id}/restore`);
  assert.deepEqual(idsOf(await list()), [two.id]);
  assert.equal((await admin.get(`/api/admin/affiliates/${stays.id}`)).statusCode, 200);
  await admin.post(`/api/admin/affiliates/${two.id}/restore`);
});

test('a look is written down without what was sought', async () => {
  await list('?q=Margarita');
  const [line] = await app.rows<{ after: object }>(
    `select after from audit_log where action = 'affiliate.list' order by id desc limit 1`,
  );
  assert.deepEqual(line!.after, { deleted: true, isSearch: true, shown: 0, total: 0 });
});
