import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Drafted, withTheirs } from './drafted.ts';

const head = { effectiveFrom: '2026-12-01', source: 'Board', basis: '' };
const draft = (terms: Record<string, string>, changes: Partial<Drafted> = {}): Drafted => ({
  ...head,
  terms: Object.fromEntries(Object.entries(terms).map(([key, value]) => [key, { value }])),
  ...changes,
});
const begun = draft({ grantCap: '13000', minScore: '580' });

test('what a colleague saved and what is typed are one draft; the same term stays as typed, and is told', () => {
  const theirs = draft({ grantCap: '15000', warrantyYears: '30' }, { source: 'Memo' });
  const typed = draft({ grantCap: '14000', minScore: '580', rating: '5' });
  const kept = draft({ grantCap: '14000', rating: '5', warrantyYears: '30' }, { source: 'Memo' });
  assert.deepEqual(withTheirs(begun, theirs, typed), { both: kept, isClash: true });
  const apart = draft({ grantCap: '13000', minScore: '580', rating: '5' });
  const both = draft({ grantCap: '15000', rating: '5', warrantyYears: '30' }, { source: 'Memo' });
  assert.deepEqual(withTheirs(begun, theirs, apart), { both, isClash: false });
  assert.equal(withTheirs(begun, theirs, theirs).isClash, false, 'both typed the same');
});
