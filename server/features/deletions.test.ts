import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeDeletions } from './deletions.ts';
import { openApp } from '#server/testing/open-app.ts';

test('a row that was restored between being found and being read is not told of as deleted', async () => {
  const app = await openApp();
  const deletedAt = new Date('2026-11-22T10:00:00Z');
  const rows = [
    { id: 1, deletedAt: null },
    { id: 2, deletedAt },
  ];
  const described = await describeDeletions(app.database, 'lead', rows);
  assert.deepEqual(
    described.map(({ id, deletedAt: at, deletedBy }) => [id, at, deletedBy]),
    [[2, deletedAt, null]],
  );
});
