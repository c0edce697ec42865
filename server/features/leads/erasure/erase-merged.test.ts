import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';

const app = await freshApp();
after(() => app.dispose());

test('who was merged is erased with the lead that stands, and what it took from them', async () => {
  const staff = await app.signIn();
  const phone = '(503) 555-0166';
  const id = await app.apply({ phone, lastName: 'Stands' });
  const otherId = await app.apply({ phone, lastName: 'Quarantine', email: 'behind@example.com' });
  const merge = { otherId, fields: { lastName: 'theirs' } };
  assert.equal((await staff.post(`/api/admin/leads/${id}/merge`, merge)).statusCode, 200);
  const preview = (await staff.get(`/api/admin/leads/${otherId}/erasure`)).json();
  assert.deepEqual(preview.leadIds.toSorted(), [id, otherId]);
  const body = { reason: 'Asked by post' };
  const erased = await staff.post(`/api/admin/leads/${otherId}/erase`, body);
  assert.equal(erased.statusCode, 200, erased.body);
  assert.deepEqual(erased.json().receipt.leadIds.toSorted(), [id, otherId]);
  assert.equal((await staff.get(`/api/admin/leads/${id}`)).statusCode, 404);
});
