import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainPage, pageBeside, placeIn } from './neighbours.ts';

const rows = (...ids: number[]) =>
  ids.map((id) => ({ id, firstName: 'Ana', lastName: String(id) }));
const ends = { hasBefore: false, hasBehind: true, pageSize: 2 };
const first = chainPage({ ...ends, page: 1, from: '/list', items: rows(9, 8) });
const second = chainPage({
  ...ends,
  page: 2,
  from: '/list?page=2',
  items: rows(7, 6),
  known: [first],
});

test('one goes on from page to page, and back to the page on which a lead stands', () => {
  const { before, behind, place } = placeIn([first, second], 8)!;
  assert.deepEqual([before, behind], [first.leads[0], second.leads[0]]);
  assert.equal(place, 2);
  assert.equal(behind?.from, '/list?page=2');
  const begun = placeIn([first, second], 7)!;
  assert.deepEqual([begun.before?.from, begun.place], ['/list', 3], 'of the whole list');
  assert.equal(placeIn([first, second], 6)?.behind, undefined);
  assert.equal(placeIn([first, second], 5), undefined);
});

test('a lead that moved in the order is visited once, and browsing continues after it', () => {
  const moved = chainPage({
    ...ends,
    page: 3,
    from: '/list?page=3',
    items: rows(5, 9),
    known: [first, second],
  });
  assert.deepEqual(
    moved.leads.map(({ id }) => id),
    [5],
  );
  assert.equal(moved.last, 9, 'what comes next stands behind the end of the page all the same');
  const seen = chainPage({
    ...ends,
    page: 4,
    from: '/list',
    items: rows(8, 7),
    known: [first, second],
  });
  assert.deepEqual([seen.leads.length, seen.last], [0, 7]);
  const ways = placeIn([first, second, seen, moved], 6)!;
  assert.equal(ways.behind?.id, 5, 'a page of known leads alone is passed over');
});

test('the number of the page before is one less, and only the first page is the first', () => {
  assert.equal(pageBeside(3, 'behind', 'x'), 4);
  assert.equal(pageBeside(3, 'before', 'x'), 2);
  assert.equal(pageBeside(2, 'before', 'x'), 2, 'others came at the top meanwhile');
  assert.equal(pageBeside(3, 'before', null), 1);
});
