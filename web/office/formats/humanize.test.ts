import assert from 'node:assert/strict';
import { test } from 'node:test';
import { humanize } from './humanize.ts';

test('stored names read as words', () => {
  assert.equal(humanize('page_view'), 'Page view');
  assert.equal(humanize('taxCreditUntilYear'), 'Tax credit until year');
  assert.equal(humanize('checkEligibility'), 'Check eligibility');
  assert.equal(humanize('1-3 months'), '1 3 months');
  assert.equal(humanize(''), '');
});
