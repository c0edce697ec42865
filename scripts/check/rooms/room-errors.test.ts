import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roomErrors } from './room-errors.ts';
import { sourceFile } from './syntax/source-file.ts';

type Planted = readonly (readonly [path: string, text: string])[];

const errorsOf = (files: Planted) => [
  ...roomErrors(files.map(([path, text]) => sourceFile(path, text))),
];

// One error for each rule, so that a rule that is never applied is noticed.
const planted: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'say what lives there': ['web/kit/utils.ts', ''],
  '401 lines; 400 are the most': ['web/kit/long.ts', '\n'.repeat(401)],
  'the package node:fs may not be imported here': ['core/domain/a.ts', `import 'node:fs';`],
  'programme may not import leads': [
    'server/features/programme/media/read-a.ts',
    `import '../../leads/read-lead.ts';`,
  ],
  'exports no storePicture': ['server/features/programme/store-picture.ts', ''],
  'the table leads is written by': [
    'server/features/programme/media/writes.ts',
    'db.query(`delete from leads`);',
  ],
  'reads leads without a LeadScope': [
    'server/features/programme/media/queries.ts',
    'db.query(`select id from leads`);',
  ],
  'loads a schema': ['web/public/pages/a.ts', `import 'zod/mini';`],
  'a Date of no given moment': ['core/domain/b.ts', 'Date.now();'],
  'cannot be read': ['core/domain/d.ts', 'const = ;'],
};

test('every rule is asked of every file', () => {
  const plugin = ['server/features/programme/plugin.ts', ''] as const;
  const folder = Array.from({ length: 26 }, (_, at) => [`web/admin/a-${at}.ts`, ''] as const);
  const errors = errorsOf([...Object.values(planted), plugin, ...folder]);
  for (const sentence of [...Object.keys(planted), 'web/admin: 26 files']) {
    assert.ok(
      errors.some((error) => error.includes(sentence)),
      sentence,
    );
  }
});

test('an exception that no file needs is struck from its list', () => {
  const needs: Planted = [
    ['server/features/context.ts', `import type { Config } from '../config.ts';`],
    ['server/pages/site.ts', 'await import(path);'],
    ['server/features/permission/read-a.ts', `import '../visitor/a.ts';`],
  ];
  const exceptions = [
    'types against arrows: server/features/context.ts server/config.ts',
    'computed imports: server/pages/site.ts',
    'business rooms: permission',
    'business rooms: permission visitor',
  ].map((exception) => `${exception} is needed no longer; strike it`);
  const ofTests: Planted = [['server/features/permission/a.test.ts', `import '../visitor/a.ts';`]];
  const said = errorsOf(ofTests);
  assert.deepEqual(
    exceptions.filter((one) => !said.includes(one)),
    [],
  );
  const saidOfNeeds = errorsOf(needs);
  assert.deepEqual(
    exceptions.filter((one) => saidOfNeeds.includes(one)),
    [],
  );
});
