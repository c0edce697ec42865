import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { openApp } from '#server/testing/open-app.ts';

describe('many leads in the hands of an officer', async () => {
  const app = await openApp();

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

  test('who was an admin when they deleted some brings none back as an officer', async () => {
    const admin = await makeStaff(app);
    const leads = [await app.apply(), await app.apply()].map((id) => ({ id, status: 'New' }));
    const body = { key: 'a-key-of-an-admin-1', kind: 'delete', leads };
    const { id } = (await admin.post('/api/admin/leads/bulk', body)).json();
    await app.database.query(`update admin_users set role = 'officer' where username = $1`, [
      (await admin.get('/api/admin/session')).json().username,
    ]);
    const undone = await admin.post(`/api/admin/leads/bulk/${id}/undo`);
    assert.equal(undone.statusCode, 403, undone.body);
    assert.equal((await app.rows('select 1 from leads where deleted_at is not null')).length, 2);
  });
});
