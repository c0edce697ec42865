import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';

const insertLead = `insert into leads (first_name, last_name, email, phone) values ('A', 'B', 'a@b.co', '1')`;

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
