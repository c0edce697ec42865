import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignConfig, campaignLink, campaignsCsv, campaignsJson } from './campaign-export.ts';
import { campaigns } from './campaigns.ts';

const setting = {
  origin: 'https://example.org',
  language: 'pt',
  states: ['CA', 'TX'],
} as const;
const texts = {
  title: 'Casa, luz',
  headline: '=Olá',
  primary: 'Uma linha\n\noutra "linha"',
  targeting: '- amplo',
};
const configs = campaigns.map((campaign) => campaignConfig(campaign, texts, setting));

test('an ad leads to its page in its own language, and counts its visits', () => {
  const link = (key: string) =>
    campaignLink(
      campaigns.find((campaign) => campaign.key === key)!,
      setting,
    );
  assert.equal(
    link('spanish'),
    'https://example.org/qualify?utm_source=facebook&utm_medium=paid_social&utm_campaign=en-espanol&lang=es',
  );
  assert.equal(
    link('returning'),
    'https://example.org/apply?utm_source=facebook&utm_medium=paid_social&utm_campaign=welcome-back&lang=pt',
  );
});

test('every campaign is declared a housing and credit ad, paused, and aims at no age, gender or ZIP code', () => {
  for (const config of configs) {
    assert.deepEqual(config.campaign.special_ad_categories, [
      'HOUSING',
      'FINANCIAL_PRODUCTS_SERVICES',
    ]);
    assert.equal(config.campaign.status, 'PAUSED');
    const keys = JSON.stringify(config)
      .match(/"\w+":/g)!
      .join();
    assert.doesNotMatch(keys, /age_|gender|zip|postal|exclu|lookalike/i);
    assert.ok(
      config.ad_set.facebook_positions.length + config.ad_set.instagram_positions.length > 0,
    );
  }
});

test('the table has a row for each campaign and defuses formulas', () => {
  const csv = campaignsCsv(configs);
  assert.equal(csv.match(/\r\n/g)!.length, 7);
  assert.ok(csv.startsWith('Campaign Name,Campaign Status,'));
  assert.ok(
    csv.includes(
      `,"Casa, luz",'=Olá,"Uma linha\n\noutra ""linha""",LEARN_MORE,https://example.org/?utm_source`,
    ),
  );
  assert.ok(csv.includes(`,CA TX,'- amplo,14800,0.084,0.036,31\r\n`));
});

test('JSON that is written and read again is unchanged', () => {
  assert.deepEqual(JSON.parse(campaignsJson(configs)), configs);
});
