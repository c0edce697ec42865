import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inUnits } from './file-size.ts';

test('the size of a file is said in steps of 1024', () => {
  const said = [0, 1, 1023, 1024, 1536, 1048576, 20_971_520, 5_368_709_120, 2 ** 51].map(
    (bytes) => {
      const { size, unit } = inUnits(bytes);
      return `${size} ${unit}`;
    },
  );
  assert.deepEqual(said, [
    '0 bytes',
    '1 bytes',
    '1023 bytes',
    '1 kb',
    '1.5 kb',
    '1 mb',
    '20 mb',
    '5 gb',
    '2097152 gb',
  ]);
});
