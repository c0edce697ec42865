import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NewsItem, pauseAfter, withAnswer } from './news-query.ts';

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

const answer = (
  now: string,
  changes: NewsItem[] = [],
  arrivals: number[] = [],
  mails = '1, 0',
) => ({
  now,
  staffId: 1,
  onLead: null,
  arrivals,
  mails,
  newestLineAt: null,
  dueFollowUps: 0,
  queue: null,
  isIncomplete: false,
  changes,
});

test('what is told again is new only once, and what was before the screen is not new', () => {
  const first = withAnswer(undefined, answer('2026-11-22T10:00:00.000Z', [], [5]));
  assert.deepEqual([first.arrivals, first.areMailsNew], [[], false]);
  const early = change(1, '2026-11-22T09:59:30.000Z');
  const one = change(2, '2026-11-22T10:00:05.000Z');
  const second = withAnswer(
    first,
    answer('2026-11-22T10:00:10.000Z', [one, early], [8, 5], '2, 1'),
  );
  assert.deepEqual([second.changes, second.arrivals, second.areMailsNew], [[one], [8], true]);
  // Committed late: an id below one that is known.
  const late = change(0, '2026-11-22T10:00:04.000Z');
  const again = answer('2026-11-22T10:00:20.000Z', [one, late, early], [8, 3], '2, 1');
  const third = withAnswer(second, again);
  assert.deepEqual([third.changes, third.arrivals, third.areMailsNew], [[late], [3], false]);
});

test('the pauses double while the server cannot be reached, up to two minutes', () => {
  const pauses = [0, 1, 2, 3, 4, 9].map((failures) => Math.floor(pauseAfter(failures) / 3500));
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 34]);
});
