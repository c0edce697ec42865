import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeadQuery, LeadRow } from '../../api-types.ts';
import { countMoves, withMoves } from './moves.ts';

const lead = (id: number, status: string) =>
  ({
    id,
    status,
    firstName: `N${id}`,
    createdAt: `2026-01-0${id}T00:00:00.000Z`,
  }) as LeadRow;
const newestFirst = { sort: 'createdAt', direction: 'desc' } as LeadQuery;
const byName = { sort: 'firstName', direction: 'asc' } as LeadQuery;
const ids = (rows: readonly LeadRow[]) => rows.map(({ id }) => id);

test('a moved card is in its new column at its sorted place, and is counted there', () => {
  const from = [lead(4, 'New'), lead(2, 'New')];
  const to = [lead(3, 'Denied'), lead(1, 'Denied')];
  const moves = [{ lead: from[1]!, to: 'Denied' as const }];
  const inNew = { status: 'New', query: newestFirst };
  const inDenied = { status: 'Denied', query: newestFirst };
  assert.deepEqual(ids(withMoves(from, moves, inNew)), [4]);
  assert.deepEqual(ids(withMoves(to, moves, inDenied)), [3, 2, 1]);
  assert.deepEqual(
    ids(withMoves(to.toReversed(), moves, { ...inDenied, query: byName })),
    [1, 2, 3],
  );
  const byPrice = { sort: 'price', direction: 'asc' } as LeadQuery;
  const priced = withMoves(to.toReversed(), moves, { ...inDenied, query: byPrice });
  assert.deepEqual(ids(priced), [1, 2, 3], 'a card has no such text');
  assert.equal(countMoves(from, moves, 'New'), -1);
  assert.equal(countMoves(to, moves, 'Denied'), 1);
});

test('once the server has the card in the column too, it is shown and counted once', () => {
  const moved = lead(2, 'New');
  const moves = [{ lead: moved, to: 'Denied' as const }];
  const to = [lead(3, 'Denied'), { ...moved, status: 'Denied' }];
  assert.deepEqual(ids(withMoves(to, moves, { status: 'Denied', query: newestFirst })), [3, 2]);
  assert.equal(countMoves(to, moves, 'Denied'), 0);
  assert.equal(countMoves([], moves, 'New'), 0);
});
