import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDollars } from '#core/i18n/format.ts';
import { languages } from '#core/domain/language.ts';
import { paymentText } from './payment-text.ts';

test('a range of payments reads as people write it', () => {
  for (const language of languages) {
    const dollars = (amount: number) => formatDollars(amount, language);
    assert.equal(paymentText('$0-$500', language), `${dollars(0)}–${dollars(500)}`);
    assert.equal(paymentText('4500+', language), `${dollars(4500)}+`);
  }
  assert.equal(paymentText('$1500-$2000', 'en'), '$1,500–$2,000');
});
