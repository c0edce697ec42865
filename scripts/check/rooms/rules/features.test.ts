import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { actionErrors, businessOrderErrors, featureErrors, featuresOf } from './features.ts';

const features = featuresOf(
  ['leads', 'leads/notes', 'partners/affiliates', 'partners/affiliates/own']
    .map((folder) => `server/features/${folder}/plugin.ts`)
    .map((path) => sourceFile(path, '')),
);

const errorsOf = (path: string, text: string) => [
  ...featureErrors(sourceFile(path, text), features),
];

const path = 'server/features/programme/media/read-picture.ts';

test('an arrow that is not on the list is refused, also by a type or a late import', () => {
  for (const text of [
    `import { readLead } from '../../leads/read-lead.ts';`,
    `import type { Lead } from "#server/features/leads/read-lead.ts";`,
    `export * from '../../leads/notes/list-notes.ts';`,
    `const { readLead } = await import('../../leads/read-lead.ts');`,
  ]) {
    assert.deepEqual(errorsOf(path, text), [`${path}: programme may not import leads`]);
  }
  const reports = 'server/features/operations/reports/read-dashboard.ts';
  assert.deepEqual(errorsOf(reports, `import '../../leads/count-leads.ts';`), []);
});

test('the floor below the rooms imports none of them', () => {
  const floor = 'server/features/context.ts';
  assert.deepEqual(errorsOf(floor, `import './leads/read-lead.ts';`), [
    `${floor}: the floor may not import leads`,
  ]);
});

test('a room that is not on the list is refused', () => {
  const unknown = 'server/features/gifts/give-gift.ts';
  assert.deepEqual(errorsOf(unknown, ''), [
    `${unknown}: the room gifts is not in the list of business rooms`,
  ]);
});

test('a room may not import one below it in the list, or itself', () => {
  const errors = [...businessOrderErrors({ a: [], b: ['a', 'c'], c: ['b', 'c'] })];
  assert.deepEqual(errors, [
    'business rooms: b imports c, which does not stand above it',
    'business rooms: c imports c, which does not stand above it',
  ]);
});

test("a feature's writes are refused to all other rooms, to pages and the process", () => {
  const others = ['server/features/operations/reports/a.ts', 'server/pages/a.ts', 'server/app.ts'];
  for (const other of others) {
    for (const kept of ['leads/writes.ts', 'leads/notes/writes.ts']) {
      const target = `server/features/${kept}`;
      assert.deepEqual(errorsOf(other, `import '#${target}';`), [
        `${other}: ${target} belongs to its own feature`,
      ]);
    }
    // Reads are free, and below a feature a folder may offer its writes.
    for (const free of ['leads/queries.ts', 'leads/owner/writes.ts']) {
      assert.deepEqual(errorsOf(other, `import '#server/features/${free}';`), []);
    }
  }
  const own = 'server/features/leads/read-lead.ts';
  assert.deepEqual(errorsOf(own, `import './queries.ts';`), []);
});

test('only queries.ts and writes.ts take tables', () => {
  const text = `import { heroMedia } from '#server/db/tables/back-office.ts';`;
  assert.deepEqual(errorsOf(path, text), [`${path}: only queries.ts and writes.ts take tables`]);
  assert.deepEqual(errorsOf('server/features/programme/media/queries.ts', text), []);
});

test('a file of a feature exports the action it is called after, in any way', () => {
  const action = 'server/features/leads/update-lead.ts';
  const actionsIn = (text: string, file = action) => [
    ...actionErrors(sourceFile(file, text), features),
  ];
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
