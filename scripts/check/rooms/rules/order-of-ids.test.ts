import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { idOrderErrors } from './order-of-ids.ts';

const path = 'server/features/leads/notes/queries.ts';
const errorsOf = (text: string, file = path) => [...idOrderErrors(sourceFile(file, text))];

const planted: readonly (readonly [text: string, found: string])[] = [
  ['db.select().from(notes).orderBy(desc(notes.id)).limit(1);', 'orderBy(id)'],
  ['db.select().from(notes).orderBy(notes.leadId, desc(id));', 'orderBy(leadId, id)'],
  ['db.select().from(notes).orderBy(leadId, sql`${id} desc`);', 'orderBy(leadId, id)'],
  ['db.select().from(notes).where(gt(notes.id, after));', 'gt(id)'],
  ['db.query(`select * from lead_notes order by id desc limit 1`);', 'order by id'],
  [
    'db.query(`select * from lead_notes n\n  order by n.lead_id, n.id`);',
    'order by n.lead_id, n.id',
  ],
  ['sql`(select 1 from lead_notes order by ${notes.id} limit 1)`;', 'order by id'],
  ['sql`select row_number() over (order by n.id desc) from lead_notes n`;', 'order by n.id'],
  ['db.query(`select max(id) as id from lead_notes`);', 'max(id)'],
  ['db.query(`select 1 from lead_notes where id > $1`);', 'id > $1'],
  ['db.query(`select 1 from lead_notes a, lead_notes b where a.id < b.id`);', 'a.id < b.id'],
  ['db.query(`select 1 from lead_notes n where $1 <= n.id`);', '$1 <= n.id'],
  ['rows.filter(({ id }) => id > newest);', 'id > newest'],
  ['rows.filter((row) => known.has(row.id) || row.id > newest);', 'id > newest'],
  ['rows.toSorted((one, other) => other.id - one.id);', 'id - id'],
  ['Math.max(0, ...rows.map(({ id }) => id));', 'max(id)'],
  ['Math.max(before?.newestLineId ?? 0, line);', 'max(newestLineId)'],
];

for (const [text, found] of planted) {
  test(`a greater id is taken for a later one in ${text.replace(/\s+/g, ' ')}`, () => {
    const sentence = `"${found}" takes a greater id for a later one; order by the moment, the id behind it`;
    assert.deepEqual(errorsOf(text), [`${path}: ${sentence}`]);
  });
}

test('behind a moment an id breaks ties, locks have an order, and other comparisons are none of ids', () => {
  const text = `
    db.select().from(notes).orderBy(desc(notes.createdAt), desc(notes.id));
    db.select().from(notes).orderBy(leadId, desc(createdAt), desc(id));
    db.select().from(notes).where(inArray(id, ids)).orderBy(asc(id)).limit(1).for('no key update');
    db.query(\`select id from lead_notes order by created_at desc, id desc\`);
    db.query(\`select id from lead_notes r where true order by r.id for no key update\`);
    db.query(\`select 1 from lead_notes where (created_at, id) > ($1, $2) and id <> $3\`);
    db.query(\`select a.after->'id' from lead_notes a where a.after->>'x' = any($1) and id > 0\`);
    sql\`select 1 from a order by \${key.by} \${order}, \${table.id} \${order}\`;
    rows.toSorted((one, other) => +one.at - +other.at || one.id - other.id);
    const isBefore = +one.at < +other.at || (+one.at === +other.at && one.id < other.id);
    const order = a === b ? one.id - other.id : a < b ? -1 : 1;
    const enabled = id > 0;`;
  assert.deepEqual(errorsOf(text), []);
});

test('only the product is looked at, and a listed place is known by what it does', () => {
  const text = 'db.query(`select id from audit_log order by id`);';
  assert.deepEqual(errorsOf(text, 'server/features/leads/notes/queries.test.ts'), []);
  assert.deepEqual(errorsOf(text, 'server/testing/desk.ts'), []);
  const file = 'server/features/operations/audit/queries.ts';
  assert.equal(errorsOf(text, file).length, 1);
  assert.deepEqual(errorsOf('db.query(`select lead_id from a order by lead_id`);', file), []);
});
