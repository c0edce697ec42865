import assert from 'node:assert/strict';
import { test } from 'node:test';
import { featureCalls } from '../house/feature-calls.ts';
import { rooms } from '../house/rooms.ts';
import { featureCircleErrors, roomCircleErrors } from './circles.ts';

test('a circle in the feature calls is refused', () => {
  assert.deepEqual([...featureCircleErrors(featureCalls)], []);
  assert.deepEqual(
    [...featureCircleErrors({ a: ['b'], b: ['c'], c: ['d', 'a'], d: [] })],
    ['features go round in a circle: a -> b -> c -> a'],
  );
  assert.deepEqual(
    [...featureCircleErrors({ a: ['a'] })],
    ['features go round in a circle: a -> a'],
  );
});

test('a circle in the arrows is refused', () => {
  assert.deepEqual([...roomCircleErrors(rooms)], []);
  const kit = {
    at: 'web/kit/',
    takes: ['web/portal/'],
    packages: [],
  };
  const others = rooms.filter(({ at }) => at !== kit.at);
  const [error] = roomCircleErrors([kit, ...others]);
  assert.equal(error, 'rooms go round in a circle: web/kit/ -> web/portal/ -> web/kit/');
});
