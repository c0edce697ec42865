import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { fileErrors, folderErrors } from './files.ts';

const errorsOf = (path: string, lines = 0) => [...fileErrors(sourceFile(path, '\n'.repeat(lines)))];

test('a file whose name does not say what it contains is refused', () => {
  for (const [path, sentence] of [
    ['web/kit/utils.ts', 'say what lives there'],
    ['web/kit/helpers/round.ts', 'say what lives there'],
    ['core/common/round.ts', 'say what lives there'],
    ['web/kit/index.ts', 'no barrels'],
    ['web/kit/form/index.tsx', 'no barrels'],
    ['web/kit/copyText.ts', 'files are kebab-case'],
    ['web/kit/CopyText.ts', 'files are kebab-case'],
    ['web/kit/copyText.tsx', 'components are PascalCase, other files kebab-case'],
    ['web/kit/Copy_Text.tsx', 'components are PascalCase, other files kebab-case'],
    ['web/kit/copy-text.story.tsx', 'components are PascalCase, other files kebab-case'],
    ['web/kit/CopyText.module.css', 'style sheets are kebab-case'],
    ['core/domain/round.mts', 'code is .ts or .tsx'],
    ['web/kit/Button.jsx', 'code is .ts or .tsx'],
    ['server/features/leads/leads.ts', `not in the closed set of a feature's files`],
    ['server/features/leads/service.ts', `not in the closed set of a feature's files`],
    ['server/features/leads/read-lead.tsx', `not in the closed set of a feature's files`],
  ] as const) {
    assert.deepEqual(errorsOf(path), [`${path}: ${sentence}`]);
  }
  for (const path of [
    'core/domain/us-states.test.ts',
    'server/features/leads/plugin.ts',
    'server/features/leads/queries.test.ts',
    'server/features/leads/read-lead.ts',
    'web/admin/leads/lead/LeadPage.tsx',
    'web/admin/leads/lead/LeadPage.test.tsx',
    'web/admin/leads/lead/LeadPage.story.tsx',
    'web/admin/leads/lead/lead-page.spec.ts',
    'web/public/runtime/island.tsx',
    'web/kit/button.module.css',
    'web/public/media/hero/day.54353350.webm',
    'e2e/keyboard-only.wide.spec.ts',
    'scripts/test.mjs',
  ]) {
    assert.deepEqual(errorsOf(path), [], path);
  }
});

test('a file over 400 lines is refused, code, styles and tests alike, but no data or drawing', () => {
  for (const path of [
    'server/app.ts',
    'web/kit/Button.tsx',
    'web/kit/button.module.css',
    'core/domain/visitor/savings.test.ts',
    'e2e/keyboard-only.wide.spec.ts',
    'scripts/prepare.mjs',
  ]) {
    assert.deepEqual(errorsOf(path, 400), []);
    assert.deepEqual(errorsOf(path, 401), [`${path}: 401 lines; 400 are the most`]);
  }
  for (const path of [
    'web/public/messages/en/marketing.ts',
    'web/public/art/House.tsx',
    'art/hero-house.js',
    'server/db/migrations/0001-schema.sql',
  ]) {
    assert.deepEqual(errorsOf(path, 1000), [], path);
  }
});

test('a folder of more than 25 files asks for a room; tests, stories and styles do not count', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => [
      sourceFile(`web/kit/part-${at}.tsx`, ''),
      sourceFile(`web/kit/part-${at}.test.ts`, ''),
      sourceFile(`web/kit/Part${at}.story.tsx`, ''),
      sourceFile(`web/kit/part-${at}.module.css`, ''),
      sourceFile(`web/kit/form/part-${at}.tsx`, ''),
    ]).flat();
  assert.deepEqual([...folderErrors(files(25))], []);
  assert.deepEqual(
    [...folderErrors(files(26))],
    [
      'web/kit: 26 files; more than 25 ask for a room of their own',
      'web/kit/form: 26 files; more than 25 ask for a room of their own',
    ],
  );
});
