import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personalData } from './personal-data.ts';
import { leftOut, toldRows } from './person-file.ts';

test('each table with something personal is in a person’s file, or there is a reason', () => {
  const personal = new Set(personalData.map(({ table }) => table));
  const known = [...toldRows.map(({ table }) => table), ...Object.keys(leftOut)];
  assert.deepEqual(known.toSorted(), [...personal].toSorted());
});
