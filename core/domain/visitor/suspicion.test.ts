import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  fastestSubmitMs,
  isOwnReferral,
  isSuspicious,
  manyFromAddress,
  suspicionReasons,
} from './suspicion.ts';
import type { Submission, SuspicionReason } from './suspicion.ts';

const ordinary: Submission = {
  honeypot: '',
  startedAt: 0,
  submittedAt: 60_000,
  recentFromAddress: 0,
  texts: ['Maria', 'da Silva'],
  isOwnReferral: false,
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
    [{ isOwnReferral: true }, 'own_referral', true],
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
  };
  assert.deepEqual(suspicionReasons(atLimits), []);
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

const rita = { email: 'rita.r@gmail.com', phone: '(503) 234-5678' };
const nobody = { email: 'somebody@example.com', phone: null };

test('an affiliate is recognised by another spelling of the same mailbox or number', () => {
  for (const applicant of [
    { email: ' RITA.R@Gmail.com', phone: null },
    { email: 'ritar+house@googlemail.com', phone: null },
    { email: 'somebody@example.com', phone: '+1 503.234.5678' },
    { email: 'somebody@example.com', phone: '15032345678' },
  ]) {
    assert.equal(isOwnReferral(applicant, rita), true, JSON.stringify(applicant));
  }
  const other = { email: 'rita+work@example.com', phone: null };
  assert.equal(isOwnReferral({ ...other, email: 'Rita@Example.com' }, other), true);
});

test('an equal name, or two missing numbers, do not make a client the affiliate', () => {
  assert.equal(isOwnReferral({ email: 'rita.r@example.com', phone: '5032345679' }, rita), false);
  assert.equal(isOwnReferral({ email: 'ritar@example.com', phone: null }, nobody), false);
  const dotted = { email: 'r.ita@example.com', phone: '' };
  assert.equal(isOwnReferral(dotted, { email: 'rita@example.com', phone: 'no number' }), false);
});
