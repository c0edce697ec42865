import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roomErrors } from './room-errors.ts';
import { sourceFile } from './syntax/source-file.ts';

// One error for each rule, so that a rule which nobody asks is noticed.
const planted: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'say what lives there': ['web/kit/utils.ts', ''],
  '301 lines; 300 are the most': ['web/kit/long.ts', '\n'.repeat(301)],
  'the package node:fs may not be imported here': ['core/domain/a.ts', `import 'node:fs';`],
  'feature media may not call leads': [
    'server/features/media/read-a.ts',
    `import '../leads/read-lead.ts';`,
  ],
  'exports no storePicture': ['server/features/media/store-picture.ts', ''],
  'the table leads belongs to': [
    'server/features/media/queries.ts',
    'db.query(`select id from leads`);',
  ],
  'loads a schema': ['web/public/pages/a.ts', `import 'zod/mini';`],
  'Date.now has no place in core': ['core/domain/b.ts', 'Date.now();'],
  'cannot be read': ['core/domain/d.ts', 'const = ;'],
};

test('every rule is asked of every file', () => {
  const files = Object.values(planted).map(([path, text]) => sourceFile(path, text));
  const folder = Array.from({ length: 26 }, (_, at) => sourceFile(`web/admin/a-${at}.ts`, ''));
  const errors = [...roomErrors([...files, ...folder])];
  const expected = [
    ...Object.keys(planted),
    'web/admin: 26 files',
    'foreign tables: ',
    'types against arrows: ',
    'computed imports: ',
    'feature calls: ',
  ];
  for (const sentence of expected) {
    assert.ok(
      errors.some((error) => error.includes(sentence)),
      sentence,
    );
  }
});
