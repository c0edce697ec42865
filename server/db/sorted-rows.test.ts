import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '#server/testing/database.ts';
import { behind, byColumn, byFoldedText, findSortedRows } from './sorted-rows.ts';
import { leads } from './tables/leads.ts';

const sorts = {
  createdAt: byColumn(leads.createdAt),
  firstName: byFoldedText(leads.firstName),
  lastName: byFoldedText(leads.lastName),
};
const list = { table: leads, columns: { id: leads.id }, sorts, where: undefined };

describe('sorted rows', async () => {
  const fresh = await freshDatabase();
  await fresh.database.query(
    `insert into leads (first_name, last_name, email, phone, created_at)
         select 'n' || n, 'x' || n, 'x@example.com', '1', now() - n * interval '1 second'
         from generate_series(1, 5000) n`,
  );
  await fresh.database.query('analyze leads');
  after(() => fresh.dispose());

  test('by name, what a filter leaves is found in the index alone', async () => {
    await fresh.database.query('vacuum leads');
    const { rows } = await fresh.database.drizzle.execute<{ 'QUERY PLAN': string }>(
      sql`explain select ${leads.id} from ${leads}
          where ${leads.deletedAt} is null and ${leads.status} = 'New' and ${leads.language} = 'en'
          order by ${sorts.lastName.by}, ${leads.id} limit 50`,
    );
    const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
    assert.match(plan, /Index Only Scan using leads_last_name/, plan);
    assert.doesNotMatch(plan, /Sort/, plan);
  });

  for (const sort of ['createdAt', 'firstName', 'lastName'] as const) {
    for (const direction of ['asc', 'desc'] as const) {
      test(`behind a row the index goes on: ${sort} ${direction}`, async () => {
        const [last] = await findSortedRows(fresh.database, list, {
          sort,
          direction,
          offset: 4000,
          limit: 1,
        });
        const order = sql.raw(direction);
        const { rows } = await fresh.database.drizzle.execute<{ 'QUERY PLAN': string }>(
          sql`explain select ${leads.id} from ${leads}
              where ${leads.deletedAt} is null
              and ${behind(sorts[sort], leads.id, direction, last!.place)}
              order by ${sorts[sort].by} ${order}, ${leads.id} ${order} limit 50`,
        );
        const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
        assert.match(plan, /Index Cond: \(ROW/, plan);
        assert.doesNotMatch(plan, /Sort/, plan);
      });
    }
  }
});
