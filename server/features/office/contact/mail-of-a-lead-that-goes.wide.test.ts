import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const override = 'They asked on the telephone';

describe('a mail to the person of a lead that goes meanwhile', async () => {
  const { app, staff: admin } = await openOffice();
  const officer = await makeStaff(app, { role: 'officer' });

  const send = (id: number) =>
    officer.post(`/api/admin/leads/${id}/emails`, { subject: 'Hello', text: 'Hi', override });
  async function enter(n: number): Promise<number> {
    const person = { firstName: 'Wilhelmina', lastName: 'Quarantine', phone: '(503) 555-0810' };
    const email = `gone.${n}@example.com`;
    const consent = { basis: 'none' };
    const { id } = await ok(admin.post('/api/admin/leads', { ...person, email, consent }), 201);
    await app.database.query('update leads set owner_id = null where id = $1', [id]);
    return id;
  }

  test('is not written once a colleague has it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await enter(round);
      const handing = admin.post(`/api/admin/leads/${id}/owner`, { ownerId: 1 });
      await sleep(round);
      await send(id);
      assert.equal((await handing).statusCode, 200);
      const lines = await app.rows<{ action: string }>(
        `select action from audit_log
           where entity_id = $1 and action in ('lead.mail', 'lead.owner') order by id`,
        [id],
      );
      assert.equal(lines.at(-1)!.action, 'lead.owner', `round ${round}`);
    }
  });

  test('does not outlive an erasure', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await enter(100 + round);
      const reason = 'Asked by post';
      const erasing = admin.post(`/api/admin/leads/${id}/erase`, { reason });
      await sleep(round * 3);
      const { statusCode } = await send(id);
      const erased = await erasing;
      assert.equal(erased.statusCode, 200, erased.body);
      const kept = await app.rows(
        `select id from all_mails where lead_id = $1 and recipient like 'gone.%'`,
        [id],
      );
      assert.deepEqual(kept, [], `round ${round}: ${statusCode}`);
    }
  });
});
