import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicationFields } from '#core/contract/leads/leads.ts';
import { blankApplication } from './application-values.ts';

test('the form begins empty, but for the three choices that the specification makes, and panels that nobody decided on', () => {
  const { referralCode, partnerSees, consent, ...blank } = blankApplication(true, 'all');
  assert.deepEqual([referralCode, partnerSees, consent], ['', 'all', true]);
  assert.deepEqual(Object.keys(blank), Object.keys(applicationFields.shape));
  assert.deepEqual(
    Object.entries(blank).filter(([, value]) => value !== ''),
    [
      ['monthlyPayment', '$0-$500'],
      ['timeline', '1-3 months'],
      ['contactMethod', 'phone'],
      ['wantsPanels', 'unsure'],
    ],
  );
});
