import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '../http-error.ts';
import { translateError } from './translate-error.ts';

const databaseError = (code: string, constraint?: string) =>
  Object.assign(new Error('Key (email)=(ana@example.com) already exists'), { code, constraint });
const statusOf = (error: unknown): number | undefined => translateError(error)?.status;

test('every kind of database fault has its answer', () => {
  assert.deepEqual(
    ['22021', '22P02', '22003'].map((code) => statusOf(databaseError(code))),
    [400, 400, 400],
  );
  const passing =
    '08006 25006 28P01 3D000 40001 40P01 53100 53300 55P03 57014 57P01 57P03 58030 58P01'
      .split(' ')
      .concat('ENOSPC', 'EROFS', 'EMFILE');
  for (const code of passing) {
    assert.equal(statusOf(databaseError(code)), 503, code);
  }
  assert.equal(translateError(databaseError('08006'))?.headers['retry-after'], '2');
  assert.equal(statusOf(databaseError('42601')), undefined, "our own mistake is nobody else's");
});

test('a unique index names its field and never the value', () => {
  const httpError = translateError(databaseError('23505', 'affiliates_email'));
  assert.deepEqual(
    [httpError?.status, httpError?.errors],
    [409, [{ path: 'email', key: 'email.taken' }]],
  );
  assert.doesNotMatch(JSON.stringify({ ...httpError, message: httpError?.message }), /ana@/);
  assert.equal(statusOf(databaseError('23505', 'something_else')), 409);
});

test('finds the cause that a query builder wrapped', () => {
  assert.equal(
    statusOf(new Error('Failed query: insert ...', { cause: databaseError('57P03') })),
    503,
  );
});

test('lost connections and a full pool mean: come back soon', () => {
  for (const message of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ]) {
    assert.equal(statusOf(new Error(message)), 503);
  }
  assert.equal(statusOf(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })), 503);
});

test('a refusal stays itself, an accident stays an accident', () => {
  const httpError = new HttpError(418, 'No coffee.');
  assert.equal(translateError(httpError), httpError);
  assert.equal(translateError(new TypeError('x is not a function')), undefined);
  assert.equal(translateError('a thrown text'), undefined);
});
