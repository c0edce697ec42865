import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { migrate } from './migrate.ts';

const insertLead = `insert into leads (first_name, last_name, email, phone) values ('A', 'B', 'a@b.co', '1')`;
const statusesOf = 'select to_status as status from lead_status_history order by changed_at, id';

test('rows that an earlier version wrote keep their order', async (t) => {
  const { database, dispose } = await freshDatabase({ migrations: null });
  t.after(dispose);
  await migrate(database, { upTo: '0019-sign-on.sql' });
  await database.query(insertLead);
  // The second change waited for the first, and its transaction had begun before. The clock was
  // wrong for the last one.
  await database.query(
    `insert into lead_status_history (lead_id, to_status, actor_kind, changed_at)
       select 1, status, 'staff', '2026-11-01 10:00:00'::timestamptz + later from (values
         ('New', '-1 hour'::interval), ('Contacted', '1 s'), ('Qualified', '0'), ('Closed', '1 s'),
         ('Denied', '2 days'), ('Follow Up', '3 s')
       ) as changes (status, later)`,
  );
  await migrate(database);
  const { rows } = await database.query<{ status: string }>(statusesOf);
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['New', 'Contacted', 'Qualified', 'Closed', 'Follow Up', 'Denied'],
  );
  await assert.rejects(
    database.query('update lead_status_history set changed_at = now()'),
    /lead_status_history/,
  );
});

test('a transaction that began earlier and wrote later is later', async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  await database.query(insertLead);
  await database.transaction(async (tx) => {
    await tx.query('select pg_sleep(0.01)');
    await tx.query(
      `insert into lead_status_history (lead_id, to_status, actor_kind) values (1, 'New', 'visitor')`,
    );
    const { rows } = await tx.query<{ isLater: boolean }>(
      'select changed_at > now() as "isLater" from lead_status_history',
    );
    assert.equal(rows[0]!.isLater, true);
  });
});
