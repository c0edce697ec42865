import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countNew, knownAt, type NewsItem, pauseAfter, withAnswer } from './news-query.ts';

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

const aMinuteBefore = (now: string) => new Date(Date.parse(now) - 60_000).toISOString();

const answer = (now: string, changes: NewsItem[] = [], leads: number[] = [5]) => ({
  now,
  staffId: 1,
  leads: { since: aMinuteBefore(now), ids: leads },
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
  // Committed late: an id below one that is known.
  const late = change(0, '2026-11-22T10:00:04.000Z');
  const third = withAnswer(second, answer('2026-11-22T10:00:20.000Z', [one, late, early]), 3000);
  assert.deepEqual(third.changes, [late]);
});

test('which leads were there is known for the moment a list was answered', () => {
  const first = withAnswer(undefined, answer('2026-11-22T10:00:00.000Z', [], []), 1000);
  const second = withAnswer(first, answer('2026-11-22T10:00:10.000Z', [], [8]), 2000);
  const third = withAnswer(second, answer('2026-11-22T10:00:20.000Z', [], [8]), 3000);
  // A lead with a smaller id, and one that is no longer reported, because a minute went by.
  const fourth = withAnswer(third, answer('2026-11-22T10:00:30.000Z', [], [3]), 4000);
  assert.deepEqual(
    [500, 1500, 2500, 3500, 4500].map((moment) => knownAt(fourth.known, moment)?.ids),
    [[], [], [8], [8], [3]],
  );
  assert.equal(knownAt(fourth.known, 2500)?.since, '2026-11-22T09:59:10.000Z');
  assert.equal(
    withAnswer(fourth, answer('2026-11-22T10:01:40.000Z', [], []), 5000).known.length,
    3,
  );
  assert.equal(knownAt([], 1), undefined);
});

test('what came is counted without what was known, and more is said only where all of it is new', () => {
  assert.deepEqual(countNew({ ids: [9, 4, 8], hasMore: false }, [8, 1]), {
    count: 2,
    hasMore: false,
  });
  assert.deepEqual(countNew({ ids: [9, 4, 8], hasMore: true }, [8]), { count: 2, hasMore: false });
  assert.deepEqual(countNew({ ids: [9, 4, 8], hasMore: true }, [9]), { count: 2, hasMore: true });
  assert.deepEqual(countNew({ ids: [], hasMore: false }, []), { count: 0, hasMore: false });
});

test('what visitors cause has moved where its mark did, and never with the first answer', () => {
  const known = { newestReferralId: 7, newestMailId: 9, waitingMails: 1 };
  const at = (moment: string, marks = {}) => ({ ...answer(moment), ...known, ...marks });
  const first = withAnswer(undefined, at('2026-11-22T10:00:00.000Z'), 1000);
  assert.deepEqual(first.arrivals, []);
  const same = withAnswer(first, at('2026-11-22T10:00:10.000Z'), 2000);
  assert.deepEqual(same.arrivals, []);
  const referred = withAnswer(same, at('2026-11-22T10:00:20.000Z', { newestReferralId: 8 }), 3000);
  assert.deepEqual(referred.arrivals, [
    { of: 'referral', after: Date.parse('2026-11-22T09:59:10.000Z') },
  ]);
  const left = withAnswer(same, at('2026-11-22T10:00:20.000Z', { waitingMails: 0 }), 3000);
  assert.deepEqual(left.arrivals, [{ of: 'mail', after: Date.parse('2026-11-22T09:59:10.000Z') }]);
});

test('the pauses double while the server cannot be reached, up to two minutes', () => {
  const pauses = [0, 1, 2, 3, 4, 9].map((failures) => Math.floor(pauseAfter(failures) / 3500));
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 34]);
});
