import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateCodes } from '#core/domain/us-states.ts';
import { stateTiles, tileBeside } from './state-tiles.ts';

const at = (code: string) => stateTiles.findIndex((tile) => tile.code === code);
const beside = (code: string, key: string) => {
  const found = tileBeside(at(code), key);
  return found === undefined ? undefined : stateTiles[found]!.code;
};

test('every state has one tile of its own', () => {
  assert.deepEqual(stateTiles.map(({ code }) => code).toSorted(), stateCodes.toSorted());
  const places = new Set(stateTiles.map(({ column, row }) => `${column}/${row}`));
  assert.equal(places.size, stateTiles.length);
});

test('arrow keys go to the nearest state, across gaps too, and stop at the coast', () => {
  assert.equal(beside('TX', 'ArrowUp'), 'OK');
  assert.equal(beside('TX', 'ArrowRight'), 'FL');
  assert.equal(beside('MI', 'ArrowRight'), 'NY');
  assert.equal(beside('AK', 'ArrowDown'), 'WI');
  assert.equal(beside('CA', 'ArrowLeft'), undefined);
  assert.equal(beside('CA', 'Enter'), undefined);
});

test('every state can be reached with arrows', () => {
  const reached = new Set([0]);
  for (const tile of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = tileBeside(tile, key);
      if (next !== undefined) {
        reached.add(next);
      }
    }
  }
  assert.equal(reached.size, stateTiles.length);
});
