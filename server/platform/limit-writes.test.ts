import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from './http-error.ts';
import { openWriteLimit } from './limits.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds));
const isTooMany = (error: unknown) =>
  error instanceof HttpError && error.status === 429 && error.headers?.['retry-after'] === '60';

test('an account writes thirty times a minute, and another one as often', () => {
  const count = openWriteLimit(1);
  for (let n = 0; n < 30; n += 1) {
    count(1, at(n));
  }
  assert.throws(() => count(1, at(59)), isTooMany);
  count(2, at(59));
  count(1, at(60));
});

test('a scale lets a busy office breathe', () => {
  const count = openWriteLimit(0.1);
  for (let n = 0; n < 3; n += 1) {
    count(1, at(0));
  }
  assert.throws(() => count(1, at(0)), isTooMany);
});
