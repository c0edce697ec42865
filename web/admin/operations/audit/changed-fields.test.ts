import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedFields } from './changed-fields.ts';

test('changed fields are listed with their old values; unchanged ones are not', () => {
  const before = { company: null, state: 'OR', tags: ['a'], phone: null };
  const after = { company: 'Night Homes', state: 'OR', isActive: false };
  assert.deepEqual(changedFields(before, after), [
    { name: 'company', before: '–', after: 'Night Homes' },
    { name: 'tags', before: '["a"]', after: null },
    { name: 'isActive', before: null, after: 'false' },
  ]);
  assert.deepEqual(changedFields(null, 7), []);
});

test('the time of a write is not listed as a change, in old lines or new ones', () => {
  const updatedAt = '2026-11-22T10:00:00.000Z';
  assert.deepEqual(changedFields({ company: null }, { company: 'Sun', updatedAt }), [
    { name: 'company', before: '–', after: 'Sun' },
  ]);
  assert.deepEqual(changedFields({ updatedAt: '2026-11-21T10:00:00.000Z' }, { updatedAt }), []);
});
