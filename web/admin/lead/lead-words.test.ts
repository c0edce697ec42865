import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributionWords, capitalize, housingWords, mailStatusWords, shareLabel, stepDetails, suspicionWords } from './lead-words.ts';

test('stored values read as words, unknown ones as themselves', () => {
  assert.equal(housingWords('living_with_relative'), 'Lives with a relative');
  assert.equal(housingWords('house_boat'), 'House boat');
  assert.equal(mailStatusWords('no_server'), 'not sent: no mail server');
  assert.match(mailStatusWords('withheld'), /^kept back/);
  assert.equal(suspicionWords('too_fast'), 'Sent faster than a person can type');
  assert.equal(attributionWords('constructor'), 'Constructor');
  assert.equal(capitalize('not sure'), 'Not sure');
});

test('the credit is labelled with the share it was computed with', () => {
  assert.equal(shareLabel(18_180, 60_600), ' (30%)');
  assert.equal(shareLabel(0, 60_600), '');
  assert.equal(shareLabel(null, null), '');
});

test('what a step carried reads as pairs', () => {
  const data = { homePrice: 500_000, referrer: '', step: null, utm: { source: 'a' } };
  assert.deepEqual(stepDetails(data), ['Home price: 500000', 'Utm: {"source":"a"}']);
  assert.deepEqual(stepDetails('text'), []);
  assert.deepEqual(stepDetails(null), []);
});
