import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '../http-error.ts';
import { CallCounts } from './call-counts.ts';
import { openWriteLimit } from './limit-calls.ts';

const isTooMany = (error: unknown) =>
  error instanceof HttpError && error.status === 429 && error.headers?.['retry-after'] === '1';

test('an account writes thirty times a minute, and another one as often', () => {
  let second = 0;
  const count = openWriteLimit(1, new CallCounts(() => second * 1000));
  for (; second < 30; second += 1) {
    count(1);
  }
  second = 59;
  assert.throws(() => count(1), isTooMany);
  count(2);
  second = 60;
  count(1);
});

test('a scale lets a busy office breathe', () => {
  const count = openWriteLimit(0.1, new CallCounts(() => 0));
  for (let n = 0; n < 3; n += 1) {
    count(1);
  }
  assert.throws(() => count(1), { status: 429 });
});
