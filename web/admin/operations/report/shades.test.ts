import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shadeOf, shadesOf } from './shades.ts';

test('nothing has no shade, one lead the strongest', () => {
  assert.deepEqual(shadesOf(0), []);
  assert.deepEqual(shadesOf(1), [{ from: 1, to: 1 }]);
  assert.equal(shadeOf(0, shadesOf(1)), 0);
  assert.equal(shadeOf(1, shadesOf(1)), 4);
});

test('every count up to the largest has one shade, and more is never paler', () => {
  for (const most of [2, 3, 5, 8, 9, 100, 99_999]) {
    const shades = shadesOf(most);
    assert.equal(shades[0]!.from, 1);
    assert.equal(shades.at(-1)!.to, most);
    let last = 0;
    for (let count = 1; count <= most; count += Math.ceil(most / 50)) {
      const shade = shadeOf(count, shades);
      assert.ok(shade >= 1 && shade <= 4 && shade >= last, `${count} of ${most}`);
      last = shade;
    }
  }
});
