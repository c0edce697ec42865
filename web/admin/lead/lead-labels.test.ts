import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributionLabels,
  capitalize,
  housingLabels,
  mailStatusLabels,
  paymentLabels,
  reviewLabels,
  shareLabel,
  sourceLabels,
  stepDetails,
  suspicionLabels,
  timelineLabels,
} from './lead-labels.ts';

test('stored values read as words, unknown ones as themselves', () => {
  assert.equal(housingLabels('living_with_relative'), 'Lives with a relative');
  assert.equal(housingLabels('house_boat'), 'House boat');
  assert.equal(mailStatusLabels('no_server'), 'not sent: no mail server');
  assert.match(mailStatusLabels('withheld'), /^kept back/);
  assert.equal(suspicionLabels('too_fast'), 'Sent faster than a person can type');
  assert.equal(attributionLabels('constructor'), 'Constructor');
  assert.equal(capitalize('not sure'), 'Not sure');
  assert.match(reviewLabels('claim_over_log'), /^By our own log alone another partner/);
  assert.equal(new Set((['server', 'browser', null] as const).map(sourceLabels)).size, 3);
});

test('ranges read as people write them', () => {
  assert.deepEqual(['$0-$500', '$1500-$2000', '4500+'].map(paymentLabels), [
    '$0–$500',
    '$1,500–$2,000',
    '$4,500+',
  ]);
  assert.deepEqual(['1-3 months', '1 month', 'not sure'].map(timelineLabels), [
    '1–3 months',
    '1 month',
    'Not sure',
  ]);
});

test('the credit is labelled with the share it was computed with', () => {
  assert.equal(shareLabel(18_180, 60_600), ' (30%)');
  assert.equal(shareLabel(0, 60_600), '');
  assert.equal(shareLabel(null, null), '');
});

test('what a step carried reads as pairs', () => {
  const data = {
    homePrice: 500_000,
    referrer: '',
    step: null,
    utm: { source: 'a' },
  };
  assert.deepEqual(stepDetails(data), ['Home price: 500000', 'Utm: {"source":"a"}']);
  assert.deepEqual(stepDetails('text'), []);
  assert.deepEqual(stepDetails(null), []);
});
