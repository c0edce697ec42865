import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();
const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Desk' });

const put = (id: number, payload: object, by: Client = staff) =>
  by.put(`/api/admin/affiliates/${id}`, payload);
const stored = (id: number) => app.rows('select * from affiliates where id = $1', [id]);

test('the second of two editors gets the changes of the first, and may overwrite them', async () => {
  const { id, updatedAt } = await makeAffiliate(staff);
  await put(id, { company: 'Theirs', phone: '503 555 0111', updatedAt }, dana);
  const earlier = await stored(id);
  const refused = await put(id, { company: 'Mine', updatedAt });
  assert.equal(refused.statusCode, 409);
  assert.deepEqual(refused.json(), {
    message: 'Dana Desk changed this affiliate after you opened it: phone, company.',
    errors: ['phone', 'company'].map((field) => ({
      path: field,
      message: 'Dana Desk changed this in the meantime',
    })),
  });
  assert.deepEqual(await stored(id), earlier);
  const same = await put(id, { company: 'Theirs', updatedAt });
  assert.equal(same.statusCode, 200, 'what is so already conflicts with nothing');
  const now = (await staff.get(`/api/admin/affiliates/${id}`)).json().updatedAt;
  assert.equal((await put(id, { company: 'Mine', updatedAt: now })).statusCode, 200);
  assert.equal((await put(id, { company: 'More' })).statusCode, 200, 'without it, it wins');
});

test('the affiliate’s own edit conflicts as well; a switch or a password does not', async () => {
  const { id, updatedAt } = await makeAffiliate(staff);
  await put(id, { needsReview: true }, dana);
  await app.database.query(
    `update affiliates set password = 'x', updated_at = now() where id = $1`,
    [id],
  );
  const taken = await ok(put(id, { company: 'Sun', updatedAt }));
  const cookie = await affiliateCookie(app.database, id);
  const { firstName, lastName, email, isLicensedRealtor } = taken;
  await ok(
    app.put(
      `/api/affiliate/profile/${id}`,
      { firstName, lastName, email, isLicensedRealtor, phone: '5035550199' },
      { cookie },
    ),
  );
  const refused = await put(id, { company: 'Moon', updatedAt: taken.updatedAt });
  assert.equal(refused.statusCode, 409);
  assert.equal(
    refused.json().message,
    'The affiliate changed this affiliate after you opened it: phone.',
  );
});

test('of many edits that know the same moment one is taken', async () => {
  const { id, updatedAt } = await makeAffiliate(staff);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      put(id, { company: `Company ${n}`, updatedAt }, n % 2 ? staff : dana),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  assert.deepEqual(codes, [200, ...Array.from({ length: 11 }, () => 409)]);
  const lines = await app.rows(
    `select 1 from audit_log
       where entity = 'affiliate' and entity_id = $1 and action = 'affiliate.update'`,
    [id],
  );
  assert.equal(lines.length, 1);
});
