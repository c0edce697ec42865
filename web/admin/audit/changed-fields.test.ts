import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedFields } from './changed-fields.ts';

test('what changed is named with what it was; what stayed is not', () => {
  const before = { company: null, state: 'OR', tags: ['a'], phone: null };
  const after = { company: 'Night Homes', state: 'OR', isActive: false };
  assert.deepEqual(changedFields(before, after), [
    { name: 'company', before: '–', after: 'Night Homes' },
    { name: 'tags', before: '["a"]', after: null },
    { name: 'isActive', before: null, after: 'false' },
  ]);
  assert.deepEqual(changedFields(null, 7), []);
});

test('when a row was written is nothing that somebody changed, in old lines as in new ones', () => {
  const updatedAt = '2026-11-22T10:00:00.000Z';
  assert.deepEqual(changedFields({ company: null }, { company: 'Sun', updatedAt }), [
    { name: 'company', before: '–', after: 'Sun' },
  ]);
  assert.deepEqual(changedFields({ updatedAt: '2026-11-21T10:00:00.000Z' }, { updatedAt }), []);
});
