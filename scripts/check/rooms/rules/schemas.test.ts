import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sourceFile } from '../syntax/source-file.ts';
import { importGraph, schemaErrors } from './schemas.ts';

const graph = importGraph([
  sourceFile('core/contract/fields.ts', `import * as z from 'zod/mini';`),
  sourceFile('core/contract/leads/leads.ts', `export * from '../fields.ts';`),
  sourceFile('core/contract/site.ts', `import type { A } from './leads/leads.ts';`),
  sourceFile('web/kit/check.ts', `import { leadBody } from '#core/contract/leads/leads.ts';`),
]);
const errorsOf = (path: string, text: string) => [...schemaErrors(sourceFile(path, text), graph)];

const page = 'web/public/sections/landing/Hero.tsx';

test('a schema outside the forms is refused, by whatever way it comes', () => {
  for (const [text, target] of [
    [`import { leadBody } from '#core/contract/leads/leads.ts';`, 'core/contract/leads/leads.ts'],
    [`export * from "#core/contract/fields.ts";`, 'core/contract/fields.ts'],
    [`import { check } from '#web/kit/check.ts';`, 'web/kit/check.ts'],
    [`import * as z from 'zod/mini';`, 'zod/mini'],
  ] as const) {
    assert.deepEqual(errorsOf(page, text), [
      `${page}: loads a schema (${target}); only the islands of forms and their parts may`,
    ]);
    assert.deepEqual(errorsOf('web/public/islands/ApplicationForm.tsx', text), []);
    assert.deepEqual(errorsOf('web/public/parts/form/send.ts', text), []);
    assert.deepEqual(errorsOf('web/admin/leads/LeadsTab.tsx', text), []);
  }
});

test('types of the contract may be imported, and so may values without a schema', () => {
  const text = `
    import type { LeadBody } from '#core/contract/leads/leads.ts';
    import { sitePages } from '#core/contract/site.ts';`;
  assert.deepEqual(errorsOf(page, text), []);
});
