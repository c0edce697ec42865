import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignOf } from './lead-source.ts';

test('only the advertising parameters of an address are stored', () => {
  const search = new URLSearchParams(
    `utm_source=fb&utm_medium=paid&utm_campaign=may&utm_content=film&utm_term=solar+home` +
      `&gclid=g1&fbclid=${'f'.repeat(300)}&msclkid=&ref=ROSA&email=ana@example.com`,
  );
  assert.deepEqual(campaignOf(search), {
    utm_source: 'fb',
    utm_medium: 'paid',
    utm_campaign: 'may',
    utm_content: 'film',
    utm_term: 'solar home',
    gclid: 'g1',
    fbclid: 'f'.repeat(200),
  });
  assert.deepEqual(campaignOf(new URLSearchParams()), {});
});
