import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  contrastOf,
  isBrandColors,
  leastContrast,
  readableInk,
  strongGround,
} from './brand-colors.ts';

test('the contrast of a pair is that of WCAG, cut and never rounded up', () => {
  const pairs = [
    ['#000000', '#FFFFFF', 21],
    ['#1F5C7A', '#FFFFFF', 7.3],
    ['#1F5C7A', '#9FBCCA', 3.6],
    // 4.48: rounded it would pass.
    ['#777777', '#FFFFFF', 4.4],
    ['#767676', '#FFFFFF', 4.5],
  ] as const;
  for (const [ground, ink, expected] of pairs) {
    assert.equal(contrastOf({ ground, ink }), expected, `${ink} on ${ground}`);
    assert.equal(contrastOf({ ground: ink, ink: ground }), expected, 'either way round');
    assert.equal(isBrandColors({ ground, ink }), expected >= leastContrast);
  }
});

test('on every ground there is an ink that passes, and under the pointer it still does', () => {
  for (let level = 0; level < 256; level += 1) {
    const two = level.toString(16).padStart(2, '0');
    for (const ground of [`#${two}${two}${two}`, `#${two}4080`, `#ff${two}00`, `#00${two}ff`]) {
      const ink = readableInk(ground);
      assert.ok(isBrandColors({ ground, ink }), `${ink} on ${ground}`);
      const strong = { ground: strongGround({ ground, ink }), ink };
      assert.ok(contrastOf(strong) >= contrastOf({ ground, ink }), `${ink} on ${strong.ground}`);
    }
  }
});

test('only two colors in six digits are a pair', () => {
  const wrong = [null, '#000000', {}, { ground: '#000' }, { ground: '#000', ink: '#fff' }];
  const unclean = { ground: '#000000', ink: '#FFFFFF;}' };
  assert.deepEqual([...wrong, unclean].filter(isBrandColors), []);
});
