import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { featureErrors } from './feature-calls.ts';

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

test('what a feature keeps to itself is refused to others, pages and the process included', () => {
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
