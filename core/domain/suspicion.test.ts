import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fastestSubmitMs, isSuspicious, manyFromAddress, suspicionReasons } from './suspicion.ts';
import type { Submission, SuspicionReason } from './suspicion.ts';

const ordinary: Submission = {
  honeypot: '',
  startedAt: 0,
  submittedAt: 60_000,
  recentFromAddress: 0,
  texts: ['Maria', 'da Silva'],
  email: 'maria@example.com',
  referrerEmail: 'jane@example.com',
};

test('an ordinary submission raises nothing', () => {
  assert.deepEqual(suspicionReasons(ordinary), []);
  assert.equal(isSuspicious([]), false);
});

test('each sign is found and named', () => {
  const cases: readonly [Partial<Submission>, SuspicionReason, boolean][] = [
    [{ honeypot: 'x' }, 'honeypot_filled', true],
    [{ submittedAt: fastestSubmitMs - 1 }, 'too_fast', true],
    [{ submittedAt: -5 }, 'too_fast', true],
    [{ startedAt: null }, 'no_start_time', false],
    [{ recentFromAddress: manyFromAddress }, 'many_from_address', true],
    [{ texts: ['see www.spam.example'] }, 'link_in_name', true],
    [{ referrerEmail: ' MARIA@example.com' }, 'own_referral', true],
  ];
  for (const [change, reason, isMarked] of cases) {
    const reasons = suspicionReasons({ ...ordinary, ...change });
    assert.deepEqual(reasons, [reason]);
    assert.equal(isSuspicious(reasons), isMarked, reason);
  }
});

test('limits themselves are not suspicious', () => {
  const atLimits = {
    ...ordinary,
    submittedAt: fastestSubmitMs,
    recentFromAddress: manyFromAddress - 1,
    referrerEmail: null,
  };
  assert.deepEqual(suspicionReasons(atLimits), []);
  assert.deepEqual(
    suspicionReasons({
      ...ordinary,
      email: '',
      referrerEmail: '',
    }),
    [],
  );
});

test('one more sign never makes a submission less suspicious', () => {
  const submission = fc.record({
    honeypot: fc.constantFrom('', 'x'),
    startedAt: fc.constantFrom(null, 0),
    submittedAt: fc.nat(10_000),
    recentFromAddress: fc.nat(10),
    texts: fc.array(fc.constantFrom('Ann', 'http://x')),
  });
  fc.assert(
    fc.property(submission, (given) => {
      const isMarked = isSuspicious(suspicionReasons(given));
      for (const sign of [{ honeypot: 'x' }, { recentFromAddress: 99 }]) {
        const reasons = suspicionReasons({ ...given, ...sign });
        assert.ok(isSuspicious(reasons) || !isMarked);
      }
    }),
  );
});
