import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cursorMove, cursorOf, rememberCursor } from './row-cursor.ts';

test('the cursor begins at the first row and goes from one to the next', () => {
  assert.deepEqual(cursorMove([7, 8, 9], null, 1), { kind: 'row', id: 7 });
  assert.deepEqual(cursorMove([7, 8, 9], 7, 1), { kind: 'row', id: 8 });
  assert.deepEqual(cursorMove([7, 8, 9], 8, -1), { kind: 'row', id: 7 });
});

test('behind the last row is the next page, before the first the one before', () => {
  assert.deepEqual(cursorMove([7, 8], 8, 1), { kind: 'page', step: 1 });
  assert.deepEqual(cursorMove([7, 8], 7, -1), { kind: 'page', step: -1 });
});

test('a row that left the list is no place to go on from', () => {
  assert.deepEqual(cursorMove([7, 8], 99, 1), { kind: 'row', id: 7 });
  assert.equal(cursorMove([], null, 1), undefined);
});

test('each list remembers its own row', () => {
  rememberCursor('/a?page=1', 7);
  assert.equal(cursorOf('/a?page=1'), 7);
  assert.equal(cursorOf('/a?page=2'), null);
});
