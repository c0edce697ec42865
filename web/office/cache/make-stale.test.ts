import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { readLead } from '#core/contract/leads/leads.ts';
import { allUnder, keyOfCall, named } from './call-key.ts';
import { makeStale, type Stale } from './make-stale.ts';
import type { WriteSetup } from './use-write.ts';

const affiliates = { path: '/api/affiliates' };
const other = { path: '/api/others' };
const queryKey = keyOfCall(affiliates, { query: { page: 1 } });

/** A visible list whose answers arrive when released. */
function openList() {
  const queries = new QueryClient();
  const answers: ((rows: string[]) => void)[] = [];
  const queryFn = () => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    answers.push(resolve);
    return promise;
  };
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity });
  const close = observer.subscribe(() => {});
  const shown = () => queries.getQueryData(queryKey);
  return { queries, answers, shown, close };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('an answer from before the change that comes after it is not shown', async () => {
  const { queries, answers, shown, close } = openList();
  makeStale(queries, [affiliates]);
  answers[0]!(['before']);
  await turn();
  assert.equal(answers.length, 2);
  answers[1]!(['before', 'added']);
  await turn();
  assert.deepEqual(shown(), ['before', 'added']);
  close();
});

test('an entry stands for all its answers, a key for some, allUnder for the paths below', () => {
  const list = { path: '/api/leads' };
  const one = { path: '/api/leads/:id' };
  const wordAlike = { path: '/api/leads-of-others' };
  const asked = {
    firstPage: keyOfCall(list, { query: { page: 1 } }),
    secondPage: keyOfCall(list, { query: { page: 2 } }),
    seven: keyOfCall(one, { params: { id: 7 } }),
    partOfSeven: [...keyOfCall(one, { params: { id: '7' }, query: { pageSize: 5 } }), 'parts'],
    eight: keyOfCall(one, { params: { id: 8 } }),
    alike: keyOfCall(wordAlike, {}),
  };
  const staleAfter = (stale: Stale) => {
    const queries = new QueryClient();
    Object.values(asked).forEach((key) => queries.setQueryData(key, 'answer'));
    makeStale(queries, stale);
    return Object.entries(asked).flatMap(([name, key]) =>
      queries.getQueryState(key)?.isInvalidated ? name : [],
    );
  };
  assert.deepEqual(staleAfter([list]), ['firstPage', 'secondPage']);
  assert.deepEqual(staleAfter([one]), ['seven', 'partOfSeven', 'eight']);
  assert.deepEqual(staleAfter([keyOfCall(one, { params: { id: 7 } })]), ['seven', 'partOfSeven']);
  assert.deepEqual(staleAfter([allUnder(list)]), Object.keys(asked).slice(0, -1));
  assert.deepEqual(staleAfter('nothing'), []);
});

test('a named path is that of its entry, or does not compile', () => {
  assert.deepEqual(named<typeof readLead>('/api/admin/leads/:id'), { path: readLead.path });
  // @ts-expect-error: another path than the entry's.
  assert.notEqual(named<typeof readLead>('/api/admin/lead/:id').path, readLead.path);
});

test('queries on the screen are loaded again', async () => {
  const { queries, answers, shown, close } = openList();
  answers[0]!(['before']);
  await turn();
  makeStale(queries, [affiliates, other]);
  assert.equal(answers.length, 2);
  assert.deepEqual(shown(), ['before'], 'and stays until the answer has come');
  answers[1]!(['added']);
  await turn();
  assert.deepEqual(shown(), ['added']);
  close();
});

test('a write that makes nothing stale says so, for an empty list does not compile', async () => {
  // @ts-expect-error: an empty list is usually a forgotten one.
  const forgotten: Stale = [];
  assert.deepEqual(forgotten, []);
  // @ts-expect-error: a write that does not say what it makes stale.
  const silent: WriteSetup<unknown> = { done: 'Saved' };
  assert.equal(silent.makesStale, undefined);

  const { queries, answers, shown, close } = openList();
  answers[0]!(['before']);
  await turn();
  makeStale(queries, 'nothing');
  assert.equal(answers.length, 1);
  assert.deepEqual(shown(), ['before']);
  close();
});
