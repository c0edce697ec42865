import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import fc from 'fast-check';
import { byColumn, byFoldedText } from '#server/db/sorted-rows.ts';
import { leads } from '#server/db/tables/leads.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { findPage, type PageQuery } from './find-page.ts';

const list = {
  table: leads,
  columns: { id: leads.id },
  sorts: {
    createdAt: byColumn(leads.createdAt),
    firstName: byFoldedText(leads.firstName),
    homePrice: byColumn(leads.homePrice),
    nextFollowUpAt: byColumn(leads.nextFollowUpAt),
    propertyState: byFoldedText(leads.propertyState),
  },
  where: undefined,
};
type Sort = keyof typeof list.sorts;

// Few values, so that many rows are equal; moments that differ by a microsecond alone.
const moment = fc
  .integer({ min: 0, max: 3 })
  .map((microseconds) => `2026-11-21T10:00:00.12345${microseconds}Z`);
const row = fc.record({
  first_name: fc.constantFrom('ana', 'Ana', 'Bea', "o'neil", '"\\', ''),
  created_at: moment,
  home_price: fc.option(fc.integer({ min: 1, max: 3 })),
  next_follow_up_at: fc.option(moment),
  property_state: fc.option(fc.constantFrom('OR', 'TX')),
});
const question = fc.record({
  rows: fc.array(row, { maxLength: 12 }),
  pageSize: fc.integer({ min: 1, max: 5 }),
  sort: fc.constantFrom(...(Object.keys(list.sorts) as Sort[])),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  mostGathered: fc.constantFrom(0, 10_000),
});

describe('pages of a list', async () => {
  const fresh = await freshDatabase();
  // Here leads are nothing but rows: each question begins with others.
  await fresh.database.query('alter table leads disable trigger leads_append_only');
  after(() => fresh.dispose());

  const page = ({ mostGathered, ...query }: PageQuery<Sort> & { mostGathered?: number }) =>
    findPage(fresh.database, list, query, ({ id }) => id, mostGathered);

  test('walked by cursor or by number, a list has the same rows', async () => {
    const walks = fc.asyncProperty(question, async ({ rows, ...order }) => {
      await fresh.database.query('delete from leads');
      await fresh.database.query(
        `insert into leads (first_name, last_name, email, phone, created_at, home_price,
             next_follow_up_at, property_state)
           select first_name, 'X', 'x@example.com', '1', created_at, home_price,
             next_follow_up_at, property_state
           from json_to_recordset($1) as r(first_name text, created_at timestamptz,
             home_price int, next_follow_up_at timestamptz, property_state text)`,
        [JSON.stringify(rows)],
      );
      const byNumber: number[][] = [];
      const byCursor: number[][] = [];
      let cursor: string | null | undefined;
      for (let number = 1; cursor !== null; number += 1) {
        const counted = await page({ ...order, page: number });
        const followed = await page({ ...order, page: number, cursor });
        assert.equal(followed.nextCursor, counted.nextCursor);
        assert.equal(followed.total, rows.length);
        byNumber.push(counted.items);
        byCursor.push(followed.items);
        cursor = followed.nextCursor;
      }
      assert.deepEqual(byCursor, byNumber);
      assert.equal(new Set(byCursor.flat()).size, rows.length, 'each row once');
    });
    await fc.assert(walks, { numRuns: 60 });
  });

  test('a row that is added in front between two pages moves no row behind it', async () => {
    const insert = (name: string) =>
      fresh.database.query(
        `insert into leads (first_name, last_name, email, phone)
           values ($1, 'X', 'x@example.com', '1') returning id`,
        [name],
      );
    await fresh.database.query('delete from leads');
    for (const name of ['a', 'b', 'c', 'd']) {
      await insert(name);
    }
    const newest = { page: 1, pageSize: 2, sort: 'createdAt', direction: 'desc' } as const;
    const first = await page(newest);
    await insert('e');
    const second = await page({ ...newest, page: 2, cursor: first.nextCursor! });
    assert.equal(new Set([...first.items, ...second.items]).size, 4);
    assert.equal(second.nextCursor, null);
  });
});
