import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withValueToggled } from './asked-filters.ts';

test('a value is added to a filter and taken out again', () => {
  assert.equal(withValueToggled(undefined, 'New'), 'New');
  assert.equal(withValueToggled('New', 'Denied'), 'New,Denied');
  assert.equal(withValueToggled('New,Denied', 'New'), 'Denied');
  assert.equal(withValueToggled('Denied', 'Denied'), undefined);
});
