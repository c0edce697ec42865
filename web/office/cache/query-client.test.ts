import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { makeQueryClient } from './query-client.ts';

test('without a connection a call fails at once instead of waiting for one', async (t) => {
  onlineManager.setOnline(false);
  t.after(() => onlineManager.setOnline(true));
  const queries = makeQueryClient(() => {});
  const lost = new TypeError('Failed to fetch');
  const fail = () => Promise.reject(lost);
  await assert.rejects(new MutationObserver(queries, { mutationFn: fail }).mutate(), lost);
  const shown = new QueryObserver(queries, { queryKey: ['lead'], queryFn: fail });
  const stop = shown.subscribe(() => {});
  await new Promise(setImmediate);
  assert.equal(shown.getCurrentResult().error, lost);
  stop();
});
