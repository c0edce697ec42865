import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { makeStale, type Stale } from './make-stale.ts';

test('a write names what it makes stale, or says that it is nothing', async () => {
  // @ts-expect-error: an empty list is a forgotten one.
  const forgotten: Stale = [];
  assert.deepEqual(forgotten, []);

  const queries = new QueryClient();
  queries.setQueryData(['leads'], 'old');
  makeStale(queries, 'nothing');
  assert.equal(queries.getQueryState(['leads'])?.isInvalidated, false);
  makeStale(queries, [['leads']]);
  assert.equal(queries.getQueryState(['leads'])?.isInvalidated, true);
});
