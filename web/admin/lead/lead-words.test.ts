import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributionWords,
  capitalize,
  housingWords,
  mailStatusWords,
  paymentWords,
  reviewWords,
  shareLabel,
  sourceWords,
  stepDetails,
  suspicionWords,
  timelineWords,
} from './lead-words.ts';

test('stored values read as words, unknown ones as themselves', () => {
  assert.equal(housingWords('living_with_relative'), 'Lives with a relative');
  assert.equal(housingWords('house_boat'), 'House boat');
  assert.equal(mailStatusWords('no_server'), 'not sent: no mail server');
  assert.match(mailStatusWords('withheld'), /^kept back/);
  assert.equal(suspicionWords('too_fast'), 'Sent faster than a person can type');
  assert.equal(attributionWords('constructor'), 'Constructor');
  assert.equal(capitalize('not sure'), 'Not sure');
  assert.match(reviewWords('claim_over_log'), /^By our own log alone another partner/);
  assert.equal(new Set((['server', 'browser', null] as const).map(sourceWords)).size, 3);
});

test('ranges read as people write them', () => {
  assert.deepEqual(['$0-$500', '$1500-$2000', '4500+'].map(paymentWords), [
    '$0–$500',
    '$1,500–$2,000',
    '$4,500+',
  ]);
  assert.deepEqual(['1-3 months', '1 month', 'not sure'].map(timelineWords), [
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
