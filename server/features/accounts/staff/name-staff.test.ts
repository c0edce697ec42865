import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { openApp } from '#server/testing/open-app.ts';

const app = await openApp();

test('an officer reads what colleagues are called, and nothing else of them', async () => {
  const officer = await makeStaff(app, { firstName: 'Omar', lastName: 'Reyes', role: 'officer' });
  await makeStaff(app, { firstName: 'Bea', lastName: 'Left', role: 'read_only' });
  await app.database.query(`update admin_users set is_active = false where first_name = 'Bea'`);
  const [first, bea, omar] = await app.rows<{ id: number; username: string }>(
    'select id, username from admin_users order by first_name',
  );
  const { items } = (await officer.get('/api/admin/staff/names')).json();
  const known = { isInvited: false, photo: null };
  assert.deepEqual(items, [
    { id: first!.id, name: first!.username, role: 'admin', isActive: true, ...known },
    { id: bea!.id, name: 'Bea Left', role: 'read_only', isActive: false, ...known },
    { id: omar!.id, name: 'Omar Reyes', role: 'officer', isActive: true, ...known },
  ]);
});
