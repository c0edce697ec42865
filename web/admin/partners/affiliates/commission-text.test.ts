import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl';
import affiliates from '../../messages/en/affiliates.ts';
import { commissionText } from './commission-text.ts';

const t = createTranslator({
  locale: 'en',
  messages: { admin: { affiliates } },
  namespace: 'admin.affiliates.commission',
});
const textOf = (commissionRate: number, isLicensedRealtor: boolean) =>
  commissionText(t, { commissionRate, isLicensedRealtor }, 'en');

test('a commission is shown in its own unit', () => {
  assert.equal(textOf(0.03, true), '3% of the price');
  assert.equal(textOf(0.0275, true), '2.75% of the price');
  assert.equal(textOf(500, false), '$500 per closing');
  assert.equal(textOf(499.5, false), '$499.50 per closing');
});
