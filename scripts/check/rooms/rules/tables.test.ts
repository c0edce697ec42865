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
const path = 'server/features/programme/media/writes.ts';
const errorsOf = (text: string, file = path) => [...tableErrors(sourceFile(file, text), tables)];

const foreign = `${path}: the table admin_users is written by server/features/accounts/; call an action of it`;

const take = `import { adminUsers } from '#server/db/tables/people.ts';`;

const writes = [
  `db.query('insert into admin_users (username) values ($1)');`,
  'db.query(`INSERT INTO public.admin_users select * from hero_media`);',
  'db.query(`insert into "admin_users" default values`);',
  `db.query("update admin_users set username = 'x'");`,
  'db.query(`update only admin_users u set id = 1 from hero_media`);',
  'db.query(`delete from admin_users where id = $1`);',
  'db.query(`\n  delete\n  from\n    admin_users\n`);',
  'db.query(`with gone as (delete from admin_users returning id) select * from gone`);',
  'db.query(`merge into admin_users u using hero_media on true when matched then delete`);',
  'db.query(`truncate admin_users`);',
  `db.query('update ' + 'admin_users' + ' set id = 1');`,
  'const text = sql`update admin_users set id = 1`;',
  `${take} tx.drizzle.insert(adminUsers).values({});`,
  `${take} tx.drizzle.update(adminUsers).set({});`,
  `${take} tx.drizzle.delete(adminUsers);`,
  `import { adminUsers as users } from '../../../db/tables/people.ts'; tx.drizzle.insert(users);`,
];

for (const statement of writes) {
  test(`a write of another room's table is refused in ${statement.replace(/\s+/g, ' ')}`, () => {
    assert.deepEqual(errorsOf(statement), [foreign]);
    assert.deepEqual(errorsOf(statement, 'server/features/accounts/staff/writes.ts'), []);
    assert.deepEqual(
      errorsOf(statement, 'server/features/accounts/members/writes.ts'),
      [],
      'listed too',
    );
  });
}

test('a read of another room is free', () => {
  for (const text of [
    'db.query(`select id from admin_users for update`);',
    'db.query(`select * from hero_media h left join admin_users u on u.id = h.uploaded_by`);',
    'db.query(`update hero_media set id = 1 from admin_users u where true`);',
    'db.query(`insert into hero_media select id from admin_users on conflict do update set id = 1`);',
    `${take} db.drizzle.select().from(adminUsers).for('update');`,
    `${take} const one = new Set(); one.delete(adminUsers.id);`,
    "// update admin_users\nconst text = 'to update admin users';",
  ]) {
    assert.deepEqual(errorsOf(text), [], text);
  }
});

const leadTables = drizzleTablesOf([
  sourceFile('server/db/tables/leads.ts', `export const leads = pgTable('leads', {});`),
]);
const unscoped = `${path}: reads leads without a LeadScope; take one, or say "No lead scope: " and why`;

test('a feature that reads leads takes a scope, or says why it needs none', () => {
  const of = (text: string) => [...tableErrors(sourceFile(path, text), leadTables)];
  for (const text of [
    'db.query(`select id from leads`);',
    'db.query(`select 1 from hero_media join leads l on true`);',
    'const part = sql`exists (select 1 from leads)`;',
    `import { leads } from '#server/db/tables/leads.ts';`,
  ]) {
    assert.deepEqual(of(text), [unscoped], text);
    assert.deepEqual(of(`// No lead scope:\n${text}`), [unscoped], 'without a reason');
    assert.deepEqual(of(`// No lead scope: it counts all of them.\n${text}`), []);
    assert.deepEqual(of(`import type { LeadScope } from '../../lead-scope.ts';\n${text}`), []);
    assert.deepEqual(of(`import { within } from '../../scoped-leads.ts';\n${text}`), []);
  }
});

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

test('tests may look at any row, and the database walks over all tables', () => {
  const text = 'db.query(`delete from admin_users`);';
  assert.deepEqual(errorsOf(text, 'server/features/programme/media/queries.test.ts'), []);
  assert.deepEqual(errorsOf(text, 'server/testing/factories.ts'), []);
  assert.deepEqual(errorsOf('db.query(`vacuum ${name}`);', 'server/db/maintenance.ts'), []);
  assert.equal(errorsOf(text, 'server/db/maintenance.ts').length, 1);
});
