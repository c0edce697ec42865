import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepLater } from './keep-later.ts';

test('a page that the database refuses is let go; one that it cannot take now waits', async () => {
  const kept: string[] = [];
  const errors: unknown[] = [];
  let failure: (page: string) => Error | null = () => null;
  const keeper = keepLater<string>({
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
