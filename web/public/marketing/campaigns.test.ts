import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPercent } from '#core/i18n/format.ts';
import { campaigns, campaignTotals } from './campaigns.ts';

test('six campaigns add up to the totals of the page', () => {
  const totals = campaignTotals(campaigns);
  assert.equal(campaigns.length, 6);
  assert.equal(totals.reach, 62_200);
  assert.equal(formatPercent(totals.engagement, 'en'), '9.7%');
  assert.equal(formatPercent(totals.ctr, 'en'), '4.1%');
  assert.equal(totals.conversions, 147);
});

test('no visitor converts without following the link, and fewer follow it than react', () => {
  for (const campaign of campaigns) {
    assert.ok(campaign.conversions <= campaign.reach * campaign.ctr, campaign.key);
    assert.ok(campaign.ctr < campaign.engagement, campaign.key);
  }
});

test('names are unique, and no campaigns have no shares', () => {
  for (const name of ['key', 'slug'] as const) {
    assert.equal(new Set(campaigns.map((campaign) => campaign[name])).size, campaigns.length);
  }
  assert.deepEqual(campaignTotals([]), { reach: 0, engagement: 0, ctr: 0, conversions: 0 });
});
