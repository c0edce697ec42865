import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';
import { byCounting, byCounts } from '#server/testing/counts/counts-by-hand.ts';
import { engines } from '#server/testing/database.ts';
import { countOnce } from './queries.ts';

const timeZone = 'America/New_York';
const most = 100;

for (const engine of engines()) {
  test(`what was edited at once on ${engine} is counted piece by piece, each by a statement of its own`, async () => {
    const app = await freshApp({ engine, config: { timeZone } });
    const apply = (many: number) =>
      app.database.query(
        `insert into leads (first_name, last_name, email, phone, status, property_state)
         select 'A', 'B', 'a@example.com', '1', 'New', 'TX' from generate_series(1, $1)`,
        [many],
      );
    const countPiece = () =>
      app.database.transaction((tx) => countOnce(tx, { timeZone, most, graceSeconds: 0 }));
    const reached = async () => {
      const [leads] = await app.rows<{ id: number }>(
        `select counted_id::int as id from counted_tables where name = 'leads'`,
      );
      return leads!.id;
    };
    // Transactions of other databases of the cluster hold it up.
    const countUpTo = async (id: number) => {
      while ((await reached()) < id) {
        await countPiece();
      }
      assert.equal(await reached(), id);
    };
    const isExact = async () =>
      assert.deepEqual(await app.rows(byCounts(timeZone)), await app.rows(byCounting(timeZone)));
    try {
      await apply(30);
      await countUpTo(30);
      await app.database.query(`update leads set status = 'Denied'`);
      await apply(5);
      assert.equal(await app.count('count_changes'), 300, 'ten counts of each lead are others');
      for (const left of [200, 100]) {
        assert.equal(await countPiece(), true, 'there is more');
        assert.equal(await app.count('count_changes'), left, 'one piece was taken');
        assert.equal(await reached(), 30, 'what came waits for what was edited');
        await isExact();
      }
      await countPiece();
      assert.equal(await app.count('count_changes'), 0);
      await countUpTo(35);
      await isExact();
    } finally {
      await app.dispose();
    }
  });
}
