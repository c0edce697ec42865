import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { drizzleTablesOf } from '../tables/tables-used.ts';
import { tableErrors } from './tables.ts';

const described = sourceFile(
  'server/db/tables/people.ts',
  `export const adminUsers = pgTable('admin_users', {});
   export const auditLog = pgTable(
     "audit_log",
     {},
   );
   export const allMails = pgView('all_mails', {}).existing();
   export const identity = () => bigint();`,
);
const tables = drizzleTablesOf([described]);
const path = 'server/features/media/writes.ts';
const errorsOf = (text: string, file = path) => [...tableErrors(sourceFile(file, text), tables)];

const foreign = `${path}: the table admin_users belongs to server/features/staff/; call an action of it`;

const statements = [
  'db.query(`select id from admin_users`);',
  'db.query(`SELECT id FROM ADMIN_USERS`);',
  'db.query(`select id from "admin_users"`);',
  'db.query(`select id from public.admin_users`);',
  'db.query(`select id from "public"."admin_users" as u`);',
  'db.query(`select id from only admin_users`);',
  'db.query(`\n  select id\n  from\n    admin_users\n`);',
  'db.query(`select * from hero_media h left join admin_users u on u.id = h.uploaded_by`);',
  'db.query(`select * from hero_media, admin_users`);',
  'db.query(`select * from hero_media h, lateral (select 1) x, Admin_Users u where true`);',
  'db.query(`select (select count(*) from admin_users) from hero_media`);',
  'db.query(`select * from hero_media where exists (select 1 from admin_users)`);',
  `db.query('insert into admin_users (username) values ($1)');`,
  `db.query("update admin_users set username = 'x'");`,
  'db.query(`delete from admin_users where id = $1`);',
  'db.query(`delete from hero_media using admin_users u where true`);',
  'db.query(`update hero_media set id = 1 from admin_users u where true`);',
  'db.query(`truncate hero_media, admin_users`);',
  'db.query(`lock table admin_users`);',
  'db.query(`with mine as (select id from admin_users) select * from mine`);',
  'db.query(`with admin_users as (select 1) select * from admin_users`);',
  'db.query(`select 1 /* a */ from -- all of\n admin_users`);',
  "db.query('select id ' + 'from ' + 'admin_users');",
  'db.query({ name: "all", text: `select id from admin_users`, values: [] });',
  'const count = sql`(select count(*) from admin_users)`;',
  'const text = `join admin_users u on true`;',
  `const name = sql.identifier('admin_users');`,
  "const text = sql.raw('select id from admin_users');",
  `import { adminUsers } from '#server/db/tables/people.ts';`,
  `import { adminUsers as users } from '#server/db/tables/people.ts';`,
  `import { identity,\n  adminUsers,\n} from "../../db/tables/people.ts";`,
  `import type { adminUsers } from '#server/db/tables/people.ts';`,
  `export { adminUsers } from '#server/db/tables/people.ts';`,
];

for (const statement of statements) {
  test(`another room's table is refused in ${statement.replace(/\s+/g, ' ')}`, () => {
    assert.deepEqual(errorsOf(statement), [foreign]);
    const ofOwner = errorsOf(statement, 'server/features/staff/queries.ts');
    assert.deepEqual(
      ofOwner.filter((error) => error.includes('admin_users')),
      [],
    );
  });
}

const unreadable: readonly (readonly [text: string, sentence: string])[] = [
  ['db.query(`delete from ${table}`);', 'names a table by an expression'],
  ['db.query(`select * from hero_media, ${table}`);', 'names a table by an expression'],
  [`db.query('delete from ' + table);`, 'names a table by an expression'],
  ['const text = String.raw`delete from ${table}`;', 'names a table by an expression'],
  [`const text = ['select id from', table].join(' ');`, 'names a table by an expression'],
  ['const rest = `select id from `;', 'names a table by an expression'],
  ['sql`select * from ${sql.raw(table)}`;', 'puts raw SQL together at run time'],
  ['sql`select * from ${sql.identifier(table)}`;', 'puts raw SQL together at run time'],
];

for (const [text, sentence] of unreadable) {
  test(`a table that cannot be read is refused in ${text}`, () => {
    assert.deepEqual(errorsOf(text), [`${path}: ${sentence}, which no check can read`]);
  });
}

test('a view of another room is refused like a table', () => {
  assert.deepEqual(errorsOf(`import { allMails } from '#server/db/tables/people.ts';`), [
    `${path}: the table all_mails belongs to server/db/; call an action of it`,
  ]);
});

test('a whole file of tables may not be taken', () => {
  for (const text of [
    `import * as people from '#server/db/tables/people.ts';`,
    `export * from '#server/db/tables/people.ts';`,
    `const people = await import('#server/db/tables/people.ts');`,
  ]) {
    assert.deepEqual(errorsOf(text), [
      `${path}: takes all of server/db/tables/people.ts; name the tables`,
    ]);
  }
});

test('what only looks like a table of another room is none', () => {
  const text = `
    // select id from admin_users
    db.query(\`select id, 'from admin_users' as text, $$from admin_users$$ from hero_media\`);
    db.query(\`select id -- from admin_users
      from hero_media /* join admin_users */\`);
    db.query(\`with newest as (select id from hero_media) select * from newest\`);
    db.query(\`select h.admin_users, count(*) as admin_users from hero_media h\`);
    db.query(\`update hero_media set is_active = false returning id\`);
    db.query(\`select extract(year from created_at) from hero_media for update\`);
    sql\`select * from \${heroMedia}\`;
    db.select().from(heroMedia).for('update');
    const sentence = 'A mail from \${name}';
    const address = \`a mail from \${name}\`;
    import { identity } from '#server/db/tables/people.ts';`;
  assert.deepEqual(errorsOf(text), []);
});

test('a listed file may name the listed tables and no others', () => {
  const file = 'server/features/email/queries.ts';
  const text = 'db.query(`select * from leads l join admin_users u on true`);';
  assert.deepEqual(errorsOf(text, file), [
    `${file}: the table admin_users belongs to server/features/staff/; call an action of it`,
  ]);
});

test('tests may look at any row, and the database walks over all tables', () => {
  const text = 'db.query(`select id from admin_users`);';
  assert.deepEqual(errorsOf(text, 'server/features/media/queries.test.ts'), []);
  assert.deepEqual(errorsOf(text, 'server/testing/factories.ts'), []);
  assert.deepEqual(errorsOf('db.query(`vacuum ${name}`);', 'server/db/maintenance.ts'), []);
  assert.equal(errorsOf(text, 'server/db/maintenance.ts').length, 1);
});
