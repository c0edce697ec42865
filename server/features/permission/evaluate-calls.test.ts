import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, getTableColumns } from 'drizzle-orm';
import { leadAddress, leads } from '#server/db/tables/leads.ts';
import { freshApp } from '#server/testing/app.ts';
import { evaluateCalls } from './evaluate-calls.ts';
import { readPermission } from './read-permission.ts';

// A Wednesday, 10:00 in Portland.
const now = new Date('2026-11-18T18:00:00Z');
// Later than the applications of this test, whenever it runs.
const later = new Date(Date.now() + 24 * 3600 * 1000);

test('many leads at once are evaluated as each of them alone', async (t) => {
  const app = await freshApp();
  t.after(app.dispose);
  const db = app.database;
  // The numbers of leads and of their consents have nothing to do with each other.
  await db.query('alter table consent_records alter column id restart with 1000');
  const apply = (phone: string, contactMethod: string) => app.apply({ phone, contactMethod });
  const ids = [
    await apply('(503) 555-0111', 'phone'),
    await apply('(503) 555-0112', 'phone'),
    await apply('(503) 555-0113', 'email'),
    await apply('(503) 555-0114', 'text'),
    await apply('(503) 555-0115', 'email'),
    await apply('(503) 555-0116', 'email'),
  ];
  // Consents never change; here they become ones that were never given.
  await db.maintain(async (client) => {
    await client.query('alter table consent_records disable trigger user');
    await client.query(`update consent_records set channels = '{email}' where lead_id = any ($1)`, [
      [ids[1], ids[5]],
    ]);
    await client.query('alter table consent_records enable trigger user');
  });
  const evaluate = async () => {
    const rows = await Promise.all(
      ids.map(async (id) => {
        const columns = { ...getTableColumns(leads), ...leadAddress };
        const [row] = await db.drizzle.select(columns).from(leads).where(eq(leads.id, id));
        return row!;
      }),
    );
    const together = await evaluateCalls(db, rows, now);
    for (const row of rows) {
      const { phone } = await readPermission(db, row, { now, hasOptedOut: false });
      assert.deepEqual(
        { ...together.get(row.id), email: null },
        { ...phone, email: null },
        row.phone,
      );
    }
    return ids.map((id) => together.get(id)!.allowed);
  };
  assert.deepEqual(await evaluate(), [true, true, true, true, true, false]);
  // A stop applies to its number alone.
  const { rows: staff } = await db.query<{ id: number }>('select id from admin_users limit 1');
  await db.query(
    `insert into contact_stops (lead_id, phone, channels, how, said_at, staff_id)
       values ($1, '(503) 555-0113', '{phone}', 'call', $2, $3)`,
    [ids[2], later, staff[0]?.id ?? null],
  );
  assert.deepEqual(await evaluate(), [true, true, false, true, true, false]);
  // A person who agreed in only one of two applications agreed in neither.
  await db.query('update leads set merged_into_id = $1, deleted_at = $3 where id = $2', [
    ids[4],
    ids[5],
    later,
  ]);
  assert.deepEqual(await evaluate(), [true, true, false, true, false, false]);
});
