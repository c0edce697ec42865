import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type FreshApp, freshApp } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';

describe('many leads in the hands of an officer', () => {
  let app: FreshApp;
  before(async () => {
    app = await freshApp();
  });
  after(() => app.dispose());

  test('a status for all of them, and no deletion', async () => {
    const officer = await makeStaff(app, { role: 'officer' });
    const leads = [await app.apply(), await app.apply()].map((id) => ({ id, status: 'New' }));
    const change = (body: object) => officer.post('/api/admin/leads/bulk', { leads, ...body });
    const refused = await change({ key: 'a-key-of-an-officer-1', kind: 'delete' });
    assert.equal(refused.statusCode, 403, refused.body);
    assert.deepEqual(await app.rows('select id from leads where deleted_at is not null'), []);
    const status = { key: 'a-key-of-an-officer-2', kind: 'status', status: 'Contacted' };
    assert.equal((await change(status)).json().changed, 2);
  });
});
