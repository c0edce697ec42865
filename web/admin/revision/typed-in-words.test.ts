import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedInWords } from './typed-in-words.ts';

const t = ((key: string) => key) as unknown as Parameters<typeof typedInWords>[0];

test('what was typed for a term reads with the signs of its kind, and stays as it is where it is no number', () => {
  assert.equal(typedInWords(t, 'grantCap', '16500'), '$16,500');
  assert.equal(typedInWords(t, 'commissionLicensedRate', '3'), '3%');
  assert.equal(typedInWords(t, 'paysCommissions', 'no'), 'values.no');
  assert.equal(typedInWords(t, 'grantCap', 'lots'), 'lots');
});
