import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { insertInteractions, type NewInteraction } from './queries.ts';

const step: NewInteraction = {
  sessionId: 'nobody-who-applied',
  userAgent: null,
  page: '/',
  action: 'page_view',
  data: null,
  ipAddress: null,
  city: null,
  region: null,
  country: null,
  countryCode: null,
  timezone: null,
  isp: null,
  latitude: null,
  longitude: null,
  organization: null,
  code: null,
  link: null,
};

test('a step of a visitor who has not applied reads no lead, however many came since the tables were last analyzed', async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  // As the planner sees a table that has grown to 200,000 wide rows since.
  // In parts: on a busy machine all of them take longer than a statement may.
  for (let first = 1; first < 20_000; first += 2000) {
    await database.query(
      `insert into leads (first_name, last_name, email, phone, session_id)
         select 'N', 'N' || n, 'n' || n || '@example.com', '1', 'other-' || n
         from generate_series($1::int, $1 + 1999) n`,
      [first],
    );
  }
  await database.query(
    `update pg_class set reltuples = 200000, relpages = pg_relation_size(oid) / 8192
       where relname = 'leads' and relkind = 'r'`,
  );
  const read = async (): Promise<number> => {
    await database.query('select pg_stat_force_next_flush()');
    const { rows } = await database.query<{ read: number }>(
      `select (sum(idx_tup_read) + sum(seq_tup_read))::int as read
         from pg_stat_user_tables join pg_stat_user_indexes using (relid)
         where pg_stat_user_tables.relname = 'leads'`,
    );
    return rows[0]!.read;
  };
  const atFirst = await read();
  await database.query('select count(*) from leads where email is not null');
  const before = await read();
  assert.ok(before - atFirst >= 20000, 'reading all leads is not seen by the counters');
  await insertInteractions(database, [step, step]);
  const leadsRead = (await read()) - before;
  assert.ok(leadsRead < 100, `${leadsRead} leads were read`);
});
