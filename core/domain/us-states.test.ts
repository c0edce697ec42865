import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStateCode, stateCodes, stateName, usStates } from './us-states.ts';

test('lists the 50 states and DC once each, alphabetical by name', () => {
  assert.equal(usStates.length, 51);
  assert.equal(new Set(stateCodes).size, 51);
  const names: string[] = usStates.map((state) => state.name);
  assert.deepEqual(names, names.toSorted());
  assert.ok(usStates.every((state) => /^[A-Z]{2}$/.test(state.code)));
});

test('knows codes exactly', () => {
  for (const code of ['TX', 'DC', 'HI']) {
    assert.ok(isStateCode(code));
  }
  for (const other of ['tx', 'PR', '', 'Texas', null, 7, 'toString']) {
    assert.equal(isStateCode(other), false);
  }
  assert.equal(stateName('DC'), 'District of Columbia');
  assert.equal(stateName('PR'), 'PR');
});
