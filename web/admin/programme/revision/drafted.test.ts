import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Drafted, draftsInConflict, withTheirs } from './drafted.ts';

const head = { effectiveFrom: '2026-12-01', source: 'Board', basis: '' };
const draft = (terms: Record<string, string>, changes: Partial<Drafted> = {}): Drafted => ({
  ...head,
  terms: Object.fromEntries(Object.entries(terms).map(([key, value]) => [key, { value }])),
  ...changes,
});
const begun = draft({ grantCap: '13000', minScore: '580' });

test("another person's saved values are shown beside the typed ones, term by term", () => {
  const theirs = draft({ grantCap: '15000', warrantyYears: '30' }, { source: 'Memo' });
  const typed = draft({ grantCap: '14000', minScore: '580', rating: '5' });
  const fields = draftsInConflict(begun, theirs, typed);
  assert.deepEqual(fields, [
    { name: 'source', theirs: 'Memo', mine: null },
    { name: 'terms.grantCap', theirs: '15000', mine: '14000' },
    { name: 'terms.minScore', theirs: '', mine: null },
    { name: 'terms.warrantyYears', theirs: '30', mine: null },
  ]);
  const untouched = fields.filter(({ mine }) => mine === null).map(({ name }) => name);
  const kept = withTheirs(typed, theirs, untouched);
  assert.deepEqual(
    kept,
    draft({ grantCap: '14000', rating: '5', warrantyYears: '30' }, { source: 'Memo' }),
  );
  const all = fields.map(({ name }) => name);
  assert.equal(withTheirs(typed, theirs, all).terms['grantCap']?.['value'], '15000');
});

test('a draft that no one else changed has no conflict', () => {
  assert.deepEqual(draftsInConflict(begun, begun, draft({})), []);
});
