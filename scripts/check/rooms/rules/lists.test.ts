import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SourceFile, sourceFile } from '../syntax/source-file.ts';
import {
  unneededCalls,
  unneededComputed,
  unneededLengths,
  unneededTables,
  unneededTypes,
} from './lists.ts';

const treeOf = (...files: SourceFile[]) => new Map(files.map((file) => [file.path, file]));

test('a listed statement that is gone is struck from its list', () => {
  const file = 'server/features/media/queries.ts';
  const tree = treeOf(sourceFile(file, 'db.query(`select id from leads`);'));
  const listed = [
    {
      file,
      tables: ['leads', 'jobs', 'hero_media'],
      because: 'a test',
    },
    {
      file: 'server/features/gone/queries.ts',
      tables: ['leads'],
      because: 'a test',
    },
  ];
  assert.deepEqual(
    [...unneededTables(tree, new Map(), listed)],
    [
      `foreign tables: ${file} no longer names jobs; strike it`,
      `foreign tables: ${file} no longer names hero_media; strike it`,
      'foreign tables: server/features/gone/queries.ts no longer names leads; strike it',
    ],
  );
});

test('so is a type nobody takes and a path that can be read now', () => {
  const file = 'server/features/context.ts';
  const tree = treeOf(sourceFile(file, `import type { Config } from '../config.ts';`));
  const types = [
    { file, target: 'server/config.ts' },
    { file, target: 'server/app.ts' },
  ];
  assert.deepEqual(
    [...unneededTypes(tree, types)],
    [`types against arrows: ${file} no longer takes server/app.ts; strike it`],
  );
  assert.deepEqual(
    [...unneededComputed(tree, { [file]: 'a test' })],
    [`computed imports: ${file} has none any longer; strike it`],
  );
});

test('so is a long file that was split', () => {
  const long = sourceFile('server/long.ts', '\n'.repeat(301));
  const short = sourceFile('server/short.ts', '\n'.repeat(300));
  const listed = {
    'server/long.ts': 'a test',
    'server/short.ts': 'a test',
    'server/gone.ts': 'a test',
  };
  assert.deepEqual(
    [...unneededLengths(treeOf(long, short), listed)],
    [
      'long files: server/short.ts is none any longer; strike it',
      'long files: server/gone.ts is none any longer; strike it',
    ],
  );
});

test('so is a call that no feature makes, and a feature that is gone', () => {
  const tree = treeOf(
    sourceFile('server/features/reports/read-a.ts', `import '../leads/count-leads.ts';`),
    sourceFile('server/features/leads/count-leads.ts', ''),
    sourceFile('server/features/reports/read-a.test.ts', `import '../tracking/a.ts';`),
  );
  const listed = {
    reports: ['leads', 'tracking'],
    leads: [],
    gone: [],
  };
  assert.deepEqual(
    [...unneededCalls(tree, listed)],
    [
      'feature calls: reports no longer calls tracking; strike it',
      'feature calls: there is no feature gone; strike it',
    ],
  );
});
