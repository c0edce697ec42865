import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const script = `
  import { createRequire } from 'node:module';
  import { eq } from 'drizzle-orm';
  import { eq as again } from 'drizzle-orm';
  import { eq as inside } from 'drizzle-orm/sql/expressions';
  import { integer, pgTable } from 'drizzle-orm/pg-core';
  import { drizzle } from 'drizzle-orm/node-postgres';
  const table = pgTable('leads', { id: integer() });
  const { sql, params } = drizzle.mock().select().from(table).where(eq(table.id, 7)).toSQL();
  const required = createRequire(import.meta.url)('drizzle-orm');
  console.log(JSON.stringify({
    sql,
    params,
    isOne: eq === again && eq === inside,
    isRequiredApart: required.eq !== eq,
  }));
`;

/** The output of the script, run in the project's folder. */
function said(...flags: string[]): unknown {
  const args = [...flags, '--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
}

test('Drizzle imported the quick way is the same Drizzle, each of its files there once', () => {
  const quick = said('--import', './scripts/quick-imports.mjs');
  assert.deepEqual(quick, {
    sql: 'select "id" from "leads" where "leads"."id" = $1',
    params: [7],
    isOne: true,
    isRequiredApart: true,
  });
  assert.deepEqual(quick, said());
});

test('every file of Drizzle whose name ends with .js is a module: none of its folders says otherwise', () => {
  const home = join(root, 'node_modules/drizzle-orm');
  assert.deepEqual(globSync('**/package.json', { cwd: home }), ['package.json']);
  const { type } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { type: string };
  assert.equal(type, 'module');
});
