import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offerFigures } from './offer-figures.ts';

test('recognises figures, and leaves other numbers alone', () => {
  const figures = offerFigures();
  const isSpelled = (text: string) => figures.some(({ pattern }) => pattern.test(text));
  for (const text of [
    '$13,000',
    '13000',
    '13 mil',
    '3.5%',
    '3,5 %',
    '3% of the price',
    '$500 each',
    'score of 580',
    'from $150,000',
    'through 2032',
    '25 years',
    '25-year warranty',
    '25 anos',
    '24 hours',
    '24 horas',
    '32+ eligible states',
    '32 estados',
    '6-8 hours',
    '4.9',
    '4,9',
    '750+ families',
    '98%',
    '$2.8M',
    '2.8 million',
    '(541) 555-0142',
    'Cascadia Home Lending',
    'Mon-Fri 8AM-6PM EST',
    '80-90%',
    '5-7 days',
    '20% of home value',
  ]) {
    assert.ok(isSpelled(text), text);
  }
  for (const text of [
    'Step 4 of 4',
    '26 USC 25D',
    'December 31, 2025',
    '$213,000',
    '13,000,000',
    '13.5%',
    '5800',
    '1.580',
    '24 months',
    '25 steps',
    'in 30 seconds',
    '100%',
    '404 Page Not Found',
    'section 8',
    '$0',
    '40001',
    'A4',
    '3 questions',
    '50 states',
    '2 minutes',
  ]) {
    assert.ok(!isSpelled(text), text);
  }
});
