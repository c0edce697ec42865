import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areApart, changedFields, fieldsInConflict } from './conflict.ts';

const begun = { name: 'Ana', phone: '1', isActive: true };

test('space around a text is no change, a box that was unticked is one', () => {
  assert.deepEqual(changedFields(begun, { ...begun, name: ' Ana ' }), []);
  assert.deepEqual(changedFields(begun, { ...begun, isActive: false }), ['isActive']);
});

test("another person's change is shown beside the typed value, if there is one", () => {
  const theirs = { name: 'Anna', phone: '2', isActive: true };
  const typed = { name: 'Ana', phone: '3', isActive: false };
  assert.deepEqual(fieldsInConflict(begun, theirs, typed), [
    { name: 'name', theirs: 'Anna', mine: null },
    { name: 'phone', theirs: '2', mine: '3' },
  ]);
});

test('where theirs is as it was begun with, nothing is in conflict', () => {
  assert.deepEqual(fieldsInConflict(begun, begun, { ...begun, name: 'Mine' }), []);
});

test('no one is asked if the two people changed different fields', () => {
  const theirs = { ...begun, phone: '2' };
  assert.equal(areApart(fieldsInConflict(begun, theirs, { ...begun, name: 'Mine' })), true);
  assert.equal(areApart(fieldsInConflict(begun, theirs, { ...begun, phone: '3' })), false);
  assert.equal(areApart([]), true, 'what the form does not show was changed, such as the owner');
});
