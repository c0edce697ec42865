import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ReferralStatus, referralStatuses } from './commission.ts';
import { waitsForAnswer } from './earned-twice.ts';

const other = (status: ReferralStatus, isAnswered = false) => ({ status, isAnswered });

// What another commission of the same person holds back, unless staff said that both are right.
const held: Readonly<Record<ReferralStatus, readonly ReferralStatus[]>> = {
  pending: [],
  qualified: ['qualified', 'approved', 'paid'],
  approved: ['approved', 'paid'],
  paid: [],
  void: [],
};

test('one of two commissions of a person waits until staff say that both are right', () => {
  for (const status of referralStatuses) {
    for (const theirs of ['qualified', 'approved', 'paid'] as const) {
      const waits = held[status].includes(theirs);
      const row = `${status} beside ${theirs}`;
      assert.equal(waitsForAnswer(status, [other(theirs)]), waits, row);
      assert.equal(waitsForAnswer(status, [other(theirs, true)]), false, `${row}, answered`);
      const third = [other(theirs, true), other(theirs)];
      assert.equal(waitsForAnswer(status, third), waits, `${row}, and a third nobody looked at`);
    }
    assert.equal(waitsForAnswer(status, []), false, `${status} alone`);
  }
});
