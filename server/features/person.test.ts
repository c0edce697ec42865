import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadNotes } from '#server/db/tables/leads.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { isOfPerson } from './person.ts';

test('the leads of a person are looked up once for a query, not once a row', async () => {
  const { database, dispose } = await freshDatabase();
  try {
    const { sql, params } = database.drizzle
      .select({ id: leadNotes.id })
      .from(leadNotes)
      .where(isOfPerson(leadNotes.leadId, 1))
      .toSQL();
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    assert.match(plan, /InitPlan/);
    assert.doesNotMatch(plan, /Filter:.*leads_of_person/);
  } finally {
    await dispose();
  }
});
