import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gte, sql } from 'drizzle-orm';
import { engines, type FreshDatabase, freshDatabase } from '#server/testing/database.ts';
import { findFewRows } from './few-rows.ts';
import { byColumn, byFoldedText, findSortedRows } from './sorted-rows.ts';
import { leads } from './tables/leads.ts';

const list = {
  table: leads,
  columns: { id: leads.id },
  sorts: {
    createdAt: byColumn(leads.createdAt),
    lastName: byFoldedText(leads.lastName),
    state: byColumn(leads.propertyState),
  },
  where: gte(leads.id, 11),
};

for (const engine of engines()) {
  describe(`few rows on ${engine}`, () => {
    let fresh: FreshDatabase;
    before(async () => {
      fresh = await freshDatabase(engine);
      // Names, moments and states that several have, and some that are missing.
      await fresh.database.query(
        `insert into leads (first_name, last_name, email, phone, created_at, property_state)
         select 'n', 'X' || n % 7, 'x@example.com', '1', now() - (n % 13) * interval '1 second',
           (array['TX', 'CA', null])[1 + n % 3]
         from generate_series(1, 100) n`,
      );
    });
    after(() => fresh.dispose());

    test('are counted all, and cut as the list is cut, from a place or by number', async () => {
      for (const sort of ['createdAt', 'lastName', 'state'] as const) {
        for (const direction of ['asc', 'desc'] as const) {
          const all = await findSortedRows(fresh.database, list, { sort, direction, limit: 100 });
          assert.equal(all.length, 90);
          for (const [at, after] of [undefined, ...all].entries()) {
            const slice = { sort, direction, limit: 20 };
            const found = await findFewRows(
              fresh.database,
              list,
              at % 2 === 0 ? { ...slice, after: after?.place } : { ...slice, offset: at },
              90,
            );
            assert.equal(found?.total, 90);
            assert.deepEqual(found.rows, all.slice(at, at + 20), `${sort} ${direction} ${at}`);
          }
        }
      }
    });

    test('more than asked for are not', async () => {
      const slice = { sort: 'createdAt', direction: 'asc', limit: 20 } as const;
      assert.equal(await findFewRows(fresh.database, list, slice, 89), undefined);
      const none = { ...list, where: sql`false` };
      assert.deepEqual(await findFewRows(fresh.database, none, slice, 89), { total: 0, rows: [] });
    });
  });
}
