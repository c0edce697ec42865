import assert from 'node:assert/strict';
import test from 'node:test';
import { groupAmount } from './money-text.ts';

test('an amount is grouped as the locale does, other text stays', () => {
  assert.equal(groupAmount('500000', 'en-US'), '500,000');
  assert.equal(groupAmount('500,000', 'pt-BR'), '500.000');
  assert.equal(groupAmount('500.000,00', 'en-US'), '500,000');
  for (const typed of ['', 'about half a million', '12.5', '-5', '1.2.3', '12345678901']) {
    assert.equal(groupAmount(typed, 'en-US'), typed);
  }
});
