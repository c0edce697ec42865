import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeTestOutcome, type TestEvent } from './node-test-outcome.ts';

const file = '/project/server/a.test.ts';
const fileFailed: TestEvent = {
  type: 'test:fail',
  data: {
    name: file,
    file,
    details: { error: { failureType: 'subtestsFailed', message: 'test failed' } },
  },
};
const testFailed: TestEvent = {
  type: 'test:fail',
  data: {
    name: 'counts',
    file,
    line: 7,
    details: { error: { message: '1 is not 2' } },
  },
};

test('a file that failed is a failure, even if the word of its test was lost', () => {
  const { failures } = nodeTestOutcome([fileFailed], '/project');
  assert.deepEqual(
    failures.map((failure) => failure.file),
    ['server/a.test.ts'],
  );
});

test('a file whose failing test is named is not named again', () => {
  const { failures } = nodeTestOutcome([testFailed, fileFailed], '/project');
  assert.deepEqual(
    failures.map((failure) => failure.name),
    ['counts'],
  );
});
