import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBatch } from './batch.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

const gate = () => {
  let open = (): void => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open: () => open() };
};

test('what arrives while a batch is written goes together, in order, up to the size', async () => {
  const written: number[][] = [];
  const first = gate();
  const batch = makeBatch<number, number>({
    size: 3,
    concurrency: 1,
    capacity: 4,
    write: async (items) => {
      written.push(items);
      if (written.length === 1) {
        await first.promise;
      }
      return items.map((item) => item * 10);
    },
  });
  const one = batch.add(1);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  const rest = [2, 3, 4, 5].map((item) => batch.add(item));
  assert.equal(batch.waiting, 4);
  assert.equal(batch.isFull, true);
  first.open();
  assert.deepEqual(await Promise.all([one, ...rest]), [10, 20, 30, 40, 50]);
  assert.deepEqual(written, [[1], [2, 3, 4], [5]]);
});

test('a failed batch fails its own items; the next one is written', async () => {
  let isBroken = true;
  const batch = makeBatch<number, number>({
    size: 10,
    concurrency: 1,
    capacity: 10,
    write: async (items) => {
      if (isBroken) {
        throw new Error('away');
      }
      return items;
    },
  });
  const outcomes = await Promise.allSettled([batch.add(1), batch.add(2)]);
  assert.deepEqual(fieldsOf(outcomes, 'status'), ['rejected', 'rejected']);
  isBroken = false;
  assert.equal(await batch.add(3), 3);
});

test('a row that is refused for itself does not take its neighbours along', async () => {
  const batch = makeBatch<number, number>({
    size: 10,
    concurrency: 1,
    capacity: 10,
    isRowError: () => true,
    write: async (items) => {
      if (items.includes(2)) {
        throw new Error('no twos');
      }
      return items;
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map((item) => batch.add(item)));
  assert.deepEqual(fieldsOf(outcomes, 'status'), ['fulfilled', 'rejected', 'fulfilled']);
});
