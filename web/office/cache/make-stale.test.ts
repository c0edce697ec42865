import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { makeStale, type Stale } from './make-stale.ts';

const queryKey = ['affiliates', 'list'];

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
  makeStale(queries, [['affiliates']]);
  answers[0]!(['before']);
  await turn();
  assert.equal(answers.length, 2);
  answers[1]!(['before', 'added']);
  await turn();
  assert.deepEqual(shown(), ['before', 'added']);
  close();
});

test('queries on the screen are loaded again', async () => {
  const { queries, answers, shown, close } = openList();
  answers[0]!(['before']);
  await turn();
  makeStale(queries, [['affiliates'], ['else']]);
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

  const { queries, answers, shown, close } = openList();
  answers[0]!(['before']);
  await turn();
  makeStale(queries, 'nothing');
  assert.equal(answers.length, 1);
  assert.deepEqual(shown(), ['before']);
  close();
});
