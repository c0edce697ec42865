import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOutcome } from './check-outcome.ts';
import { orExitCode } from './outcome.ts';
import { playwrightOutcome } from './playwright-outcome.ts';

test('a failing check is named with what it said', () => {
  const output = [
    '✔ types of core',
    '✖ rooms',
    '    web/kit/utils.ts: say what lives there',
    '    web/kit/index.ts: no barrels',
    '✔ lint',
    '✖ texts',
    '    en.form.x is not in es',
    '',
  ].join('\n');
  assert.deepEqual(checkOutcome(output), {
    passed: 2,
    failures: [
      {
        name: 'rooms',
        file: '',
        reason: 'web/kit/utils.ts: say what lives there\nweb/kit/index.ts: no barrels\n',
      },
      {
        name: 'texts',
        file: '',
        reason: 'en.form.x is not in es\n\n',
      },
    ],
  });
});

test('a failing journey is named with its size, its file and its reason without colours', () => {
  const passing = {
    projectName: 'desktop',
    status: 'expected' as const,
    results: [{ errors: [] }],
  };
  const failing = {
    projectName: 'phone',
    status: 'unexpected' as const,
    results: [{ errors: [{ message: 'Error: \u001b[31mnot focused\u001b[39m' }, {}] }],
  };
  const spec = {
    title: 'the first error gets the focus',
    file: 'validation.spec.ts',
    line: 12,
    tests: [passing, failing],
  };
  const report = {
    suites: [{ suites: [{ specs: [spec] }] }],
    errors: [{ message: 'the product logs no error' }],
    stats: { expected: 1 },
  };
  assert.deepEqual(playwrightOutcome(report, 'e2e'), {
    passed: 1,
    failures: [
      {
        name: 'the first error gets the focus [phone]',
        file: 'e2e/validation.spec.ts:12',
        reason: 'Error: not focused\n',
      },
      {
        name: 'outside all tests',
        file: '',
        reason: 'the product logs no error',
      },
    ],
  });
});

test('a runner that ended with an error and named nothing is a failure itself', () => {
  const nothing = { passed: 0, failures: [] };
  assert.equal(orExitCode(nothing, 0).failures.length, 0);
  assert.match(orExitCode(nothing, 2).failures[0]!.name, /ended with 2/);
  const one = {
    name: 'a',
    file: 'a.ts',
    reason: 'b',
  };
  assert.deepEqual(orExitCode({ passed: 3, failures: [one] }, 1).failures, [one]);
});
