import assert from 'node:assert/strict';
import { test } from 'node:test';
import { featureCalls } from '../house/feature-calls.ts';
import { rooms } from '../house/rooms.ts';
import { sourceFile } from '../syntax/source-file.ts';
import { featureCircleErrors, fileCircleErrors, roomCircleErrors } from './circles.ts';

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
    takes: ['web/admin/'],
    packages: [],
  };
  const others = rooms.filter(({ at }) => at !== kit.at);
  const [error] = roomCircleErrors([kit, ...others]);
  assert.equal(error, 'rooms go round in a circle: web/kit/ -> web/admin/ -> web/kit/');
});

test('a circle of files is refused, but not one of types or of what is loaded later', () => {
  const circleOf = (text: string) => [
    ...fileCircleErrors([
      sourceFile('core/domain/a.ts', `import { b } from './b.ts';`),
      sourceFile('core/domain/b.ts', `export * from '#core/domain/c.ts';`),
      sourceFile('core/domain/c.ts', text),
    ]),
  ];
  assert.deepEqual(circleOf(`import { a } from "./a.ts";`), [
    'files go round in a circle: core/domain/a.ts -> core/domain/b.ts -> core/domain/c.ts -> core/domain/a.ts',
  ]);
  assert.deepEqual(circleOf(`import type { A } from './a.ts';`), []);
  assert.deepEqual(circleOf(`export const load = () => import('./a.ts');`), []);
});
