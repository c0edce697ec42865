import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Desk, openDesk } from '#server/testing/sessions/desk.ts';
import { assignLeads } from './assign-leads.ts';

let keys = 0;

/** Every way in which a lead becomes a member's, while that member is made inactive. */
const ways: Record<string, (desk: Desk, id: number) => Promise<unknown>> = {
  'by their own hand': ({ dana, ids, hand }, id) => hand(dana, id, ids.dana),
  'by an admin': ({ admin, ids, hand }, id) => hand(admin, id, ids.dana),
  'with the next one': ({ dana }) => dana.post('/api/admin/queue/next'),
  'as they begin to call': ({ dana }, id) =>
    dana.post(`/api/admin/leads/${id}/claim`, { channel: 'phone' }),
  'with a call': ({ dana }, id) =>
    dana.post(`/api/admin/leads/${id}/calls`, { outcome: 'reached', override: 'She asked me to.' }),
  'with many others': ({ admin, ids }, id) =>
    admin.post('/api/admin/leads/bulk', {
      key: `owner-who-leaves-${(keys += 1)}`,
      kind: 'owner',
      ownerId: ids.dana,
      leads: [{ id, status: 'New' }],
    }),
  'by the rule': ({ app }) => assignLeads(app.app.services),
  'as they enter it': ({ dana }) => {
    const person = { firstName: 'Eve', lastName: 'Entered', email: 'eve@example.com' };
    const consent = { basis: 'none' };
    return dana.post('/api/admin/leads', { ...person, phone: '(503) 555-0177', consent });
  },
};

describe('a member who leaves while a lead becomes theirs', async () => {
  const desk = await openDesk();

  for (const [how, give] of Object.entries(ways)) {
    test(`keeps none that came ${how}`, async () => {
      const { app, admin, ids, onShift } = desk;
      for (let round = 0; round < 6; round += 1) {
        await app.database.query('update admin_users set is_active = true where id = $1', [
          ids.dana,
        ]);
        await app.database.query('update leads set deleted_at = now() where deleted_at is null');
        await onShift(ids.dana);
        const [account] = await app.rows<{ username: string }>(
          'select username from admin_users where id = $1',
          [ids.dana],
        );
        const dana = await app.signIn(account!.username);
        const id = await app.apply();
        const leave = async () => {
          await sleep(round * 2);
          return admin.remove(`/api/admin/staff/${ids.dana}`);
        };
        const [, left] = await Promise.all([give({ ...desk, dana }, id), leave()]);
        assert.equal(left.statusCode, 200, left.body);
        const kept = await app.rows(
          `select l.id from leads l join admin_users a on a.id = l.owner_id
             where not a.is_active and l.deleted_at is null`,
        );
        assert.deepEqual(kept, [], `round ${round}`);
      }
    });
  }
});
