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

const typed: [text: string, code: string | null][] = [
  ['tx', 'TX'],
  [' North Carolina ', 'NC'],
  ['north  carolina', 'NC'],
  ['N. Carolina', 'NC'],
  ['So. Dakota', 'SD'],
  ['W Virginia', 'WV'],
  ['district of columbia', 'DC'],
  ['D.C.', 'DC'],
  ['Washington DC', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['Washington', 'WA'],
  ['N.Y.', 'NY'],
  ['US-TX', 'TX'],
  ['TX, USA', 'TX'],
  ['TX - Texas', 'TX'],
  ['Texas (TX)', 'TX'],
  ['State of Texas', 'TX'],
  ['Califórnia', 'CA'],
  ['Flórida', 'FL'],
  ['Nueva York', 'NY'],
  ['Nova Jersey', 'NJ'],
  ['Nuevo México', 'NM'],
  ['Carolina del Norte', 'NC'],
  ['Dakota do Sul', 'SD'],
  ['Hawaiʻi', 'HI'],
  ['Havaí', 'HI'],
  ['ＴＸ', 'TX'],
  ['Texas, United States', 'TX'],
  ['United States - Texas', 'TX'],
  ['California, Estados Unidos', 'CA'],
  ['USA-TX', 'TX'],
  ['State: TX', 'TX'],
  ['New York State', 'NY'],
  ['Commonwealth of Massachusetts', 'MA'],
  ['Estado da Califórnia', 'CA'],
  ['Washington D C', 'DC'],
  ['Wash. D.C.', 'DC'],
  ['W.Va.', 'WV'],
  ['N.Dak', 'ND'],
  ['', null],
  ['T', null],
  ['Austin, TX', null],
  ['NYC', null],
  ['Cali', null],
  ['78701', null],
  ['Tex', 'TX'],
  ['Fla.', 'FL'],
  ['N. Dak.', 'ND'],
  ['W. Va.', 'WV'],
  ['Miss.', 'MS'],
  ['Mis', null],
  ['Te', null],
  ['FL, GA', null],
  ['TX 1', null],
  ['TX CA', null],
  ['Texas (CA)', null],
  ['Rosa', null],
  ['PR', null],
  ['Puerto Rico', null],
  ['Ontario', null],
  ['ON', null],
  ['Virginia Beach', null],
  ['US', null],
  ['constructor', null],
  ['N', null],
];

test('a state is read as people write it in one of the languages', () => {
  for (const [text, code] of typed) {
    assert.equal(readState(text), code, text);
  }
});
