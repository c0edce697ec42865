import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestAt, type NewsItem, pauseAfter, withAnswer } from './news-query.ts';

const change = (id: number, at: string): NewsItem => ({
  id,
  at,
  entity: 'lead',
  entityId: 7,
  action: 'lead.update',
  fields: [],
  by: 'Maria Lopez',
  isOwn: false,
});

const answer = (now: string, changes: NewsItem[] = [], newestLeadId: number | null = 5) => ({
  now,
  staffId: 1,
  newestLeadId,
  newestLineId: null,
  newestReferralId: null,
  newestMailId: null,
  waitingMails: 0,
  dueFollowUps: 0,
  queue: null,
  isIncomplete: false,
  changes,
});

test('what is told again is new only once, and what was before the screen is not new', () => {
  const first = withAnswer(undefined, answer('2026-11-22T10:00:00.000Z'), 1000);
  const early = change(1, '2026-11-22T09:59:30.000Z');
  const one = change(2, '2026-11-22T10:00:05.000Z');
  const second = withAnswer(first, answer('2026-11-22T10:00:10.000Z', [one, early]), 2000);
  assert.deepEqual(second.changes, [one]);
  // Committed late: a number below one that is known.
  const late = change(0, '2026-11-22T10:00:04.000Z');
  const third = withAnswer(second, answer('2026-11-22T10:00:20.000Z', [one, late, early]), 3000);
  assert.deepEqual(third.changes, [late]);
});

test('which lead was the newest is known for the moment a list was answered', () => {
  const first = withAnswer(undefined, answer('2026-11-22T10:00:00.000Z', [], null), 1000);
  const second = withAnswer(first, answer('2026-11-22T10:00:10.000Z', [], 8), 2000);
  const third = withAnswer(second, answer('2026-11-22T10:00:20.000Z', [], 8), 3000);
  assert.equal(third.newest.length, 2);
  assert.deepEqual(
    [500, 1500, 2500].map((moment) => newestAt(third.newest, moment)),
    [0, 0, 8],
  );
  assert.equal(newestAt([], 1), undefined);
});

test('what visitors cause has moved where its mark did, and never with the first answer', () => {
  const known = { newestReferralId: 7, newestMailId: 9, waitingMails: 1 };
  const at = (moment: string, marks = {}) => ({ ...answer(moment), ...known, ...marks });
  const first = withAnswer(undefined, at('2026-11-22T10:00:00.000Z'), 1000);
  assert.deepEqual(first.arrivals, []);
  const same = withAnswer(first, at('2026-11-22T10:00:10.000Z'), 2000);
  assert.deepEqual(same.arrivals, []);
  const referred = withAnswer(same, at('2026-11-22T10:00:20.000Z', { newestReferralId: 8 }), 3000);
  assert.deepEqual(referred.arrivals, [{ of: 'referral', after: 7 }]);
  const left = withAnswer(same, at('2026-11-22T10:00:20.000Z', { waitingMails: 0 }), 3000);
  assert.deepEqual(left.arrivals, [{ of: 'mail', after: 9 }]);
});

test('the pauses double while the server cannot be reached, up to two minutes', () => {
  const pauses = [0, 1, 2, 3, 4, 9].map((failures) => Math.floor(pauseAfter(failures) / 3500));
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 34]);
});
