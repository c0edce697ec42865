import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { advisoryLocks } from './advisory-locks.ts';

/** What is wrong with the numbers, and with the files that lock a number of their own. */
function faults(numbers: readonly number[], files: Readonly<Record<string, string>>): string[] {
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  const own = Object.keys(files).filter((file) =>
    /advisory\w*lock\(\d|726_?41|7_?264_?115/.test(files[file]!),
  );
  return [...twice.map((number) => `${number} twice`), ...own];
}

test('no two advisory locks have one number, and no file has a number of its own', () => {
  const paths = globSync('server/**/*.ts', {
    exclude: (path) => /\.test\.ts$|\/testing\/|advisory-locks/.test(path),
  });
  assert.ok(paths.length > 500);
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  assert.deepEqual(faults(Object.values(advisoryLocks), files), []);
});

test('a number that is used twice, or outside the list, is told', () => {
  const planted = {
    'in-sql.ts': "tx.query('select pg_advisory_xact_lock(42)')",
    'constant.ts': 'const firstAdminLock = 7_264_115_890_233;',
    'none.ts': 'const most = 726;',
  };
  assert.deepEqual(faults([1, 2, 1], planted), ['1 twice', 'in-sql.ts', 'constant.ts']);
});
