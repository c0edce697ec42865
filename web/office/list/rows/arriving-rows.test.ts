import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withMoreRows } from './arriving-rows.ts';

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('new rows come from above, some at a time; those of before stand until it is their turn', () => {
  const shown = rowsOf(1, 2, 3, 4, 5);
  const coming = rowsOf(11, 12, 13, 14, 15);
  const first = withMoreRows(shown, coming, 2);
  assert.deepEqual(idsOf(first), [11, 12, 3, 4, 5]);
  const second = withMoreRows(first, coming, 2);
  assert.deepEqual(idsOf(second), [11, 12, 13, 14, 5]);
  assert.equal(withMoreRows(second, coming, 2), coming);
});

test('rows that stand already cost nothing and are never shown twice', () => {
  const shown = rowsOf(1, 2, 3, 4);
  const [one, two, three] = shown as [{ id: number }, { id: number }, { id: number }];
  assert.deepEqual(idsOf(withMoreRows(shown, [two, ...rowsOf(9, 8)], 1)), [2, 9, 3]);
  const kept = [three, two, one, ...rowsOf(4)];
  assert.equal(withMoreRows(shown, kept, 1), kept);
  assert.deepEqual(withMoreRows(shown, [], 1), []);
});

test('where fewer are to come the last ones leave some at a time, more of them once all are there', () => {
  const shown = rowsOf(1, 2, 3, 4, 5, 6, 7, 8, 9);
  const coming = rowsOf(11, 12, 13);
  const first = withMoreRows(shown, coming, 2);
  assert.deepEqual(idsOf(first), [11, 12, 3, 4, 5, 6, 7]);
  const second = withMoreRows(first, coming, 2);
  assert.equal(second, coming);
  assert.deepEqual(idsOf(withMoreRows(shown, [], 1)), [1, 2, 3, 4]);
});

test('whatever was on show, few come at once, no number stands twice, and the end is what was asked for', () => {
  const ids = fc.uniqueArray(fc.nat(12), { maxLength: 12 });
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 1, max: 5 }), (before, after, most) => {
      const shown = rowsOf(...before);
      const coming = after.map((id) => shown.find((row) => row.id === id && id % 2) ?? { id });
      let now: readonly { id: number }[] = shown;
      for (let step = 0; now !== coming; step++) {
        const next = withMoreRows(now, coming, most);
        const known = new Set(now);
        assert.ok(next.filter((row) => !known.has(row)).length <= most);
        assert.equal(new Set(idsOf(next)).size, next.length);
        assert.ok(next.length <= Math.max(coming.length, now.length));
        assert.ok(now.length - next.length <= 5 * most);
        assert.ok(step <= 12);
        now = next;
      }
    }),
  );
});
