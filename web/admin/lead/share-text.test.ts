import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareText } from './share-text.ts';

test('the credit is labelled with the share it was computed with', () => {
  assert.equal(shareText(18_180, 60_600), '30%');
  assert.equal(shareText(0, 60_600), null);
  assert.equal(shareText(null, null), null);
});
