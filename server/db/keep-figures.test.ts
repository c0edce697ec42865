import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { describe, test } from 'node:test';
import { keepFigures } from './keep-figures.ts';

/** Figures that tell how often they were counted. */
function counting(tookMs: number) {
  let times = 0;
  return async () => {
    times += 1;
    const counted = times;
    await setTimeout(tookMs);
    return counted;
  };
}

describe('figures', () => {
  test('that took long are kept until they are forgotten', async () => {
    const figures = keepFigures();
    const count = counting(200);
    assert.equal(await figures.read('leads', count), 1);
    assert.equal(await figures.read('leads', count), 1);
    assert.equal(await figures.read('visits', count), 2, 'under another name');
    figures.forget();
    assert.equal(await figures.read('leads', count), 3);
  });

  test('are counted once for all who ask at the same time', async () => {
    const figures = keepFigures();
    const count = counting(1);
    const read = () => figures.read('leads', count);
    assert.deepEqual(await Promise.all([read(), read(), read()]), [1, 1, 1]);
  });

  test('that were being counted while something changed are not kept', async () => {
    const figures = keepFigures();
    const count = counting(200);
    const earlier = figures.read('leads', count);
    figures.forget();
    assert.equal(await figures.read('leads', count), 2);
    assert.equal(await earlier, 1);
    assert.equal(await figures.read('leads', count), 2);
  });

  test('that could not be counted are counted at the next question', async () => {
    const figures = keepFigures();
    const fail = () => Promise.reject(new Error('no database'));
    await assert.rejects(figures.read('leads', fail), /no database/);
    assert.equal(await figures.read('leads', counting(0)), 1);
  });
});
