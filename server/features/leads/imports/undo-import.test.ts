import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileForm } from '#server/testing/hero-files.ts';
import { allWait } from '#server/testing/postgres/all-wait.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const url = '/api/admin/imports';

describe('undoing an import of leads that were merged', async () => {
  const { app, staff } = await openOffice();

  let people = 0;
  /** Imports some rows of one household, name and mailbox of each their own; answers import and leads. */
  async function importOne(count: number) {
    people += 1;
    const phone = `503555${String(people).padStart(4, '0')}`;
    const rows = Array.from(
      { length: count },
      (_, n) => `Ana,Row ${n},p${people}.${n}@a.org,${phone}`,
    );
    const text = ['First name,Last name,Email,Phone', ...rows].join('\n');
    const form = await fileForm('file', Buffer.from(text), 'leads.csv', 'text/csv');
    const { id, proposed } = (await staff.send({ method: 'POST', url, ...form })).json();
    const payload = { mapping: proposed, consentBasis: 'none' };
    await staff.put(`${url}/${id}`, payload);
    assert.equal((await staff.post(`${url}/${id}/run`)).json().imported, count);
    const leads = await app.rows<{ id: number }>(
      'select id from leads where import_id = $1 order by id',
      [id],
    );
    return { id: id as number, phone, leads: leads.map((lead) => lead.id) };
  }
  const apply = (phone: string) => app.apply({ phone, email: `applied.${people}@example.com` });
  async function merge(survivor: number, otherId: number): Promise<void> {
    await ok(staff.post(`/api/admin/leads/${survivor}/merge`, { otherId, fields: {} }));
  }
  const undo = (id: number) => staff.post(`${url}/${id}/undo`);
  async function living(...ids: number[]): Promise<number[]> {
    const text = 'select id from leads where id = any ($1) and deleted_at is null order by id';
    return (await app.rows<{ id: number }>(text, [ids])).map(({ id }) => id);
  }

  test('leaves the application at the end of a chain', async () => {
    const { id, phone, leads } = await importOne(2);
    const [a, b] = leads as [number, number];
    const applied = await apply(phone);
    await merge(b, a);
    await merge(applied, b);
    const { state, left } = (await undo(id)).json();
    assert.deepEqual(await living(a, b, applied), [applied]);
    assert.deepEqual([state, left], ['undone', 0]);
  });

  test('leaves the lead that holds an application by way of another lead of the import', async () => {
    const { id, phone, leads } = await importOne(3);
    const [a, b, c] = leads as [number, number, number];
    const applied = await apply(phone);
    await merge(a, applied);
    await merge(b, a);
    const { state, left } = (await undo(id)).json();
    assert.deepEqual(await living(a, b, c, applied), [b]);
    assert.deepEqual([state, left], ['undone', 1]);
    const { items } = (await staff.get(url)).json() as { items: { id: number; left: number }[] };
    assert.equal(items.find((row) => row.id === id)!.left, 1);
  });

  test('deletes a chain of nothing but its own leads', async () => {
    const { id, leads } = await importOne(3);
    const [a, b, c] = leads as [number, number, number];
    await merge(b, a);
    await merge(c, b);
    const { left } = (await undo(id)).json();
    assert.deepEqual(await living(...leads), []);
    assert.equal(left, 0);
  });

  test('waits for a merge that is under way, and leaves its lead', async () => {
    const { id, phone, leads } = await importOne(1);
    const [a] = leads as [number];
    const applied = await apply(phone);
    const held = Promise.withResolvers<void>();
    const undoingWaits = Promise.withResolvers<void>();
    const merging = app.database.transaction(async (tx) => {
      await tx.query('select from leads where id = any ($1) for no key update', [[a, applied]]);
      held.resolve();
      await undoingWaits.promise;
      const hide = 'update leads set merged_into_id = $1, deleted_at = now() where id = $2';
      await tx.query(hide, [a, applied]);
      await tx.query('update leads set updated_at = now() where id = $1', [a]);
    });
    await held.promise;
    const undoing = undo(id);
    await allWait(app, [undoing]);
    undoingWaits.resolve();
    await merging;
    const { left } = (await undoing).json();
    assert.deepEqual(await living(a), [a]);
    assert.equal(left, 1);
  });
});
