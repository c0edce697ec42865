import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { fileNameErrors } from './file-names.ts';

const errorsOf = (path: string) => [...fileNameErrors(sourceFile(path, ''))];

const wrong: readonly (readonly [path: string, sentence: string])[] = [
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
];

for (const [path, sentence] of wrong) {
  test(`${path} is refused`, () => {
    assert.deepEqual(errorsOf(path), [`${path}: ${sentence}`]);
  });
}

test('files that say what lives in them are fine', () => {
  for (const path of [
    'core/domain/us-states.test.ts',
    'server/features/leads/plugin.ts',
    'server/features/leads/queries.test.ts',
    'server/features/leads/read-lead.ts',
    'web/admin/lead/LeadPage.tsx',
    'web/admin/lead/LeadPage.test.tsx',
    'web/admin/lead/LeadPage.story.tsx',
    'web/admin/lead/lead-page.spec.ts',
    'web/public/runtime/island.tsx',
    'web/kit/button.module.css',
    'web/public/media/hero/day.9a22fd6e.webm',
    'e2e/keyboard-only.spec.ts',
    'scripts/test.mjs',
  ]) {
    assert.deepEqual(errorsOf(path), [], path);
  }
});
