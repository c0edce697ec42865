import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('erasing a lead that was merged', async () => {
  const { app, staff } = await openOffice();

  const merge = (id: number, otherId: number) => {
    const body = { otherId, fields: { lastName: 'theirs' } };
    return staff.post(`/api/admin/leads/${id}/merge`, body);
  };
  const erase = (id: number) =>
    staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked by post' });

  test('erases the surviving lead as well, and what it took', async () => {
    const phone = '(503) 555-0166';
    const id = await app.apply({ phone, lastName: 'Stands' });
    const otherId = await app.apply({ phone, lastName: 'Quarantine' });
    assert.equal((await merge(id, otherId)).statusCode, 200);
    const preview = (await staff.get(`/api/admin/leads/${otherId}/erasure`)).json();
    assert.deepEqual(preview.leadIds.toSorted(), [id, otherId]);
    const erased = await ok(erase(otherId));
    assert.deepEqual(erased.receipt.leadIds.toSorted(), [id, otherId]);
    assert.equal((await staff.get(`/api/admin/leads/${id}`)).statusCode, 404);
  });

  test('leaves nothing to a merge at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const phone = `(503) 555-02${10 + round}`;
      const enter = async (lastName: string, n: number): Promise<number> => {
        const email = `merged.${round}.${n}@example.com`;
        const person = { firstName: 'Ana', lastName, email, phone, consent: { basis: 'none' } };
        return (await staff.post('/api/admin/leads', person)).json().id;
      };
      const [id, otherId] = [await enter('Stands', 1), await enter('Xylander', 2)];
      const merging = merge(id, otherId);
      await sleep(round);
      const [merged, erased] = [await erase(otherId), await merging];
      const codes = `round ${round}: ${merged.statusCode}, ${erased.statusCode}`;
      for (const table of ['leads', 'lead_merges']) {
        const sql = `select id from ${table} t where t::text like '%Xylander%'`;
        assert.deepEqual(await app.rows(sql), [], `${table}, ${codes}`);
      }
    }
  });
});
