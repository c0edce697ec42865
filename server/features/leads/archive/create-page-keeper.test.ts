import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPageKeeper } from './create-page-keeper.ts';

test('a page that the database refuses is let go; one that it cannot take now waits', async () => {
  const kept: string[] = [];
  const errors: unknown[] = [];
  let failure: (page: string) => Error | null = () => null;
  const keeper = createPageKeeper<string>({
    keep: async (page) => {
      const error = failure(page);
      if (error) {
        throw error;
      }
      kept.push(page);
    },
    onError: (error) => errors.push(error),
  });
  const refused = new Error('Failed query', {
    cause: Object.assign(new Error(), { code: '23503' }),
  });
  failure = (page) => (page === 'bad' ? refused : null);
  for (const page of ['first', 'bad', 'second']) {
    keeper.add(page);
  }
  await keeper.close();
  assert.deepEqual([kept, errors], [['first', 'second'], [refused]]);

  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  failure = () => away;
  keeper.add('third');
  await keeper.close();
  failure = () => null;
  keeper.add('fourth');
  await keeper.close();
  assert.deepEqual(kept, ['first', 'second', 'third', 'fourth']);
  assert.deepEqual(errors, [refused, away]);
});

test('a page that always fails holds up no other, and is let go in the end', async () => {
  const kept: string[] = [];
  let tries = 0;
  const keeper = createPageKeeper<string>({
    keep: async (page) => {
      if (page === 'poison') {
        tries += 1;
        throw new Error('its base cannot be unpacked');
      }
      kept.push(page);
    },
    onError: () => {},
  });
  keeper.add('poison');
  for (let round = 0; round < 12; round++) {
    keeper.add(`page ${round}`);
    await keeper.close();
  }
  assert.equal(kept.length, 12);
  assert.equal(tries, 10);
});

test('where too many wait, the log says so once', async () => {
  const errors: unknown[] = [];
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const kept: string[] = [];
  let isBack = false;
  const keeper = createPageKeeper<string>({
    keep: async (page) => {
      if (!isBack) {
        throw away;
      }
      kept.push(page);
    },
    keyOf: (page) => page,
    onError: (error) => error !== away && errors.push(error),
  });
  for (let page = 0; page < 210; page++) {
    keeper.add(`page ${page}`);
    keeper.add('page 0');
  }
  await keeper.close();
  assert.equal(errors.length, 1);
  assert.match(String(errors[0]), /too many pages wait/);
  isBack = true;
  keeper.add('page 1');
  await keeper.close();
  assert.equal(kept.length, 200);
});
