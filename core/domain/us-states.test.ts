import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStateCode, readState, stateCodes, stateName, stateNames } from './us-states.ts';

test('lists the 50 states and DC once each, alphabetical by name', () => {
  assert.equal(stateCodes.length, 51);
  assert.equal(new Set(stateCodes).size, 51);
  const names: string[] = Object.values(stateNames);
  assert.deepEqual(names, names.toSorted());
  assert.ok(stateCodes.every((code) => /^[A-Z]{2}$/.test(code)));
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

test('a state is read by its code or its name, in any case', () => {
  assert.equal(readState('tx'), 'TX');
  assert.equal(readState(' North Carolina '), 'NC');
  assert.equal(readState('district of columbia'), 'DC');
  for (const text of ['', 'T', 'Tex', 'TX 1', 'Rosa']) {
    assert.equal(readState(text), null, text);
  }
});
