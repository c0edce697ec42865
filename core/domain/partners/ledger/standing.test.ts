import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standingOf, type StatusLine } from './standing.ts';

const day = (id: number) => new Date(Date.UTC(2026, 10, id));

function history(...statuses: readonly (string | readonly [string, 'undone'])[]): StatusLine[] {
  return statuses.map((status, at) => ({
    id: at + 1,
    toStatus: typeof status === 'string' ? status : status[0],
    changedAt: day(at + 1),
    isUndone: typeof status !== 'string',
  }));
}

test('a late referral gets the state that it would have had from the start', () => {
  assert.deepEqual(standingOf([]), { status: 'pending', qualifiedAt: null, lastMove: null });
  assert.equal(standingOf(history('New', 'Contacted')).status, 'pending');
  const approved = standingOf(history('New', 'Qualified', 'Approved', 'Closed Won'));
  assert.deepEqual(approved, { status: 'qualified', qualifiedAt: day(2), lastMove: null });
  const closed = standingOf(history('New', 'Contacted', 'Closed'));
  assert.deepEqual([closed.status, closed.qualifiedAt], ['qualified', day(3)]);
  const denied = standingOf(history('New', 'Qualified', 'Denied'));
  assert.deepEqual(denied, {
    status: 'void',
    qualifiedAt: day(2),
    lastMove: { lineId: 3, from: 'qualified', to: 'void' },
  });
  const again = standingOf(history('New', 'Qualified', 'Denied', 'Approved'));
  assert.deepEqual([again.status, again.qualifiedAt], ['qualified', day(4)], 'by the rate of then');
});

test('an undone change has no effect', () => {
  const undone = standingOf(history('New', ['Qualified', 'undone'], 'New'));
  assert.deepEqual(undone, { status: 'pending', qualifiedAt: null, lastMove: null });
  const back = standingOf(history('New', 'Qualified', ['Denied', 'undone'], 'Qualified'));
  assert.deepEqual([back.status, back.qualifiedAt], ['qualified', day(2)]);
  const twice = standingOf(
    history('New', ['Denied', 'undone'], 'New', ['Closed Lost', 'undone'], 'New', 'Qualified'),
  );
  assert.deepEqual(twice.lastMove, { lineId: 6, from: 'pending', to: 'qualified' });
});
