import assert from 'node:assert/strict';
import test from 'node:test';
import { plainAmount } from '#core/domain/money.ts';
import { groupAmount } from './money-text.ts';

test('thousands may be grouped by comma, point or blank', () => {
  for (const typed of [
    '500000',
    '500,000',
    '500.000',
    '$500,000',
    'US$ 500.000',
    '500 000',
    ' 500\u00a0000 ',
  ]) {
    assert.equal(plainAmount(typed), '500000', typed);
  }
  assert.equal(plainAmount('1.250.000'), '1250000');
});

test('a decimal part is no group of thousands', () => {
  assert.equal(plainAmount('350,000.50'), '350000.50');
  assert.equal(plainAmount('12.5'), '12.5');
});

test('an amount is grouped as the locale does, other text stays', () => {
  assert.equal(groupAmount('500000', 'en-US'), '500,000');
  assert.equal(groupAmount('500,000', 'pt-BR'), '500.000');
  for (const typed of ['', 'about half a million', '12.5', '12345678901']) {
    assert.equal(groupAmount(typed, 'en-US'), typed);
  }
});
