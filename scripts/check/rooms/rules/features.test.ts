import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { actionErrors, featureErrors, featureOrderErrors } from './features.ts';

const errorsOf = (path: string, text: string) => [...featureErrors(sourceFile(path, text))];

const path = 'server/features/media/read-picture.ts';

test('a call that is not on the list is refused', () => {
  for (const text of [
    `import { readLead } from '../leads/read-lead.ts';`,
    `import type { Lead } from "#server/features/leads/read-lead.ts";`,
    `export * from '../leads/read-lead.ts';`,
    `const { readLead } = await import('../leads/read-lead.ts');`,
  ]) {
    assert.deepEqual(errorsOf(path, text), [`${path}: feature media may not call leads`]);
  }
  const reports = 'server/features/reports/read-dashboard.ts';
  assert.deepEqual(errorsOf(reports, `import '../leads/count-leads.ts';`), []);
});

test('a feature that is not on the list is refused', () => {
  const unknown = 'server/features/gifts/give-gift.ts';
  assert.deepEqual(errorsOf(unknown, ''), [
    `${unknown}: the feature gifts is not in the list of feature calls`,
  ]);
});

test('a feature may not call one below it in the list, or itself', () => {
  const errors = [...featureOrderErrors({ a: [], b: ['a', 'c'], c: ['b', 'c'] })];
  assert.deepEqual(errors, [
    'feature calls: b calls c, which does not stand above it',
    'feature calls: c calls c, which does not stand above it',
  ]);
});

test("a feature's internal files are refused to all others, including pages and the process", () => {
  for (const other of ['server/features/reports/read-a.ts', 'server/pages/a.ts', 'server/app.ts']) {
    for (const kept of ['queries.ts', 'writes.ts', 'present.ts']) {
      const target = `server/features/leads/${kept}`;
      assert.deepEqual(errorsOf(other, `import '#${target}';`), [
        `${other}: ${target} belongs to its own feature`,
      ]);
    }
  }
  const own = 'server/features/leads/read-lead.ts';
  assert.deepEqual(errorsOf(own, `import './queries.ts';`), []);
});

test('only queries.ts and writes.ts take tables', () => {
  const text = `import { heroMedia } from '#server/db/tables/back-office.ts';`;
  assert.deepEqual(errorsOf(path, text), [`${path}: only queries.ts and writes.ts take tables`]);
  assert.deepEqual(errorsOf('server/features/media/queries.ts', text), []);
});

test('a file of a feature exports the action it is called after, in any way', () => {
  const action = 'server/features/leads/update-lead.ts';
  const actionsIn = (text: string, file = action) => [...actionErrors(sourceFile(file, text))];
  for (const text of [
    'export function changeLead() {}',
    'export default function updateLead() {}',
    'function updateLead() {} updateLead();',
    'export interface updateLead {}',
    'export type { updateLead };',
  ]) {
    assert.deepEqual(actionsIn(text), [
      `${action}: exports no updateLead; a file is called after its action`,
    ]);
  }
  for (const text of [
    'export async function updateLead() {}',
    'export const updateLead = async () => {};',
    'function update() {} export { update as updateLead };',
  ]) {
    assert.deepEqual(actionsIn(text), []);
  }
  for (const other of [
    'server/features/leads/queries.ts',
    'server/features/leads/update-lead.test.ts',
    'server/features/lead-scope.ts',
    'server/platform/json-body.ts',
  ]) {
    assert.deepEqual(actionsIn('', other), []);
  }
});
