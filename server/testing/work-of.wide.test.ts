import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openOffice } from '#server/testing/open-app.ts';
import { workOf } from '#server/testing/work-of.ts';

test('connections that are opened meanwhile are not counted as work', async () => {
  const { app } = await openOffice();
  const asked = [2, 3, 4, 5, 6].map((number) => `select ${number}`);
  const done = await workOf(() => Promise.all(asked.map((text) => app.database.query(text))));
  assert.deepEqual(done.statements.toSorted(), asked);
});
