import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptKinds } from '#core/domain/operations/kept-data.ts';
import { tableFacts } from '#server/db/facts/every-table.ts';

test('the privacy policy speaks of nothing that no table holds', () => {
  const kinds = new Set(Object.values(tableFacts).flatMap(({ policy }) => policy ?? []));
  assert.deepEqual([...kinds].toSorted(), [...keptKinds].toSorted());
});
