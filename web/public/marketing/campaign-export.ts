import type { SiteData } from '#core/contract/site.ts';
import { localizedPath } from '#core/i18n/link.ts';
import type { Campaign } from './campaigns.ts';
import { csvText } from './csv.ts';

interface CampaignTexts {
  readonly title: string;
  readonly headline: string;
  readonly primary: string;
  readonly targeting: string;
}

/** The site, language and states (by code) of the campaigns. */
type CampaignSetting = Pick<SiteData, 'origin' | 'language'> & { states: readonly string[] };

/** The address of an ad, in its language, with tracking parameters for its visits. */
export function campaignLink(
  { page, slug, runsIn }: Campaign,
  { origin, language }: CampaignSetting,
): string {
  return (
    origin +
    localizedPath(
      `${page}?utm_source=facebook&utm_medium=paid_social&utm_campaign=${slug}`,
      runsIn ?? language,
    )
  );
}

function positionsOn(platform: string, { placements }: Campaign): string[] {
  return placements
    .filter((placement) => placement.startsWith(`${platform}_`))
    .map((placement) => placement.slice(platform.length + 1));
}

/**
 * Settings for Ads Manager, named as in Meta's Marketing API: paused, without age, gender and ZIP
 * code, as the category requires.
 */
export function campaignConfig(campaign: Campaign, texts: CampaignTexts, setting: CampaignSetting) {
  return {
    campaign: {
      name: `${campaign.slug} (${setting.language})`,
      objective: 'OUTCOME_LEADS',
      status: 'PAUSED',
      daily_budget: campaign.dailyBudget * 100,
      special_ad_categories: ['HOUSING', 'FINANCIAL_PRODUCTS_SERVICES'],
      special_ad_category_country: ['US'],
    },
    ad_set: {
      states: setting.states.join(' '),
      audience: campaign.audience,
      facebook_positions: positionsOn('facebook', campaign),
      instagram_positions: positionsOn('instagram', campaign),
      notes: texts.targeting,
    },
    ad: {
      name: texts.title,
      title: texts.headline,
      body: texts.primary,
      call_to_action: campaign.callToAction,
      link: campaignLink(campaign, setting),
    },
    results: {
      reach: campaign.reach,
      engagement: campaign.engagement,
      ctr: campaign.ctr,
      conversions: campaign.conversions,
    },
  };
}

export type CampaignConfig = ReturnType<typeof campaignConfig>;

const columns: readonly (readonly [
  name: string,
  cell: (config: CampaignConfig) => string | number,
])[] = [
  ['Campaign Name', ({ campaign }) => campaign.name],
  ['Campaign Status', ({ campaign }) => campaign.status],
  ['Campaign Objective', ({ campaign }) => campaign.objective],
  ['Special Ad Categories', ({ campaign }) => campaign.special_ad_categories.join(', ')],
  [
    'Special Ad Category Country',
    ({ campaign }) => campaign.special_ad_category_country.join(', '),
  ],
  ['Campaign Daily Budget', ({ campaign }) => campaign.daily_budget / 100],
  ['Facebook Positions', ({ ad_set }) => ad_set.facebook_positions.join(', ')],
  ['Instagram Positions', ({ ad_set }) => ad_set.instagram_positions.join(', ')],
  ['Ad Name', ({ ad }) => ad.name],
  ['Title', ({ ad }) => ad.title],
  ['Body', ({ ad }) => ad.body],
  ['Call to Action', ({ ad }) => ad.call_to_action],
  ['Link', ({ ad }) => ad.link],
  ['States', ({ ad_set }) => ad_set.states],
  ['Targeting Notes', ({ ad_set }) => ad_set.notes],
  ['Reach', ({ results }) => results.reach],
  ['Engagement', ({ results }) => results.engagement],
  ['CTR', ({ results }) => results.ctr],
  ['Conversions', ({ results }) => results.conversions],
];

export function campaignsCsv(configs: readonly CampaignConfig[]): string {
  return csvText([
    columns.map(([name]) => name),
    ...configs.map((config) => columns.map(([, cell]) => cell(config))),
  ]);
}

export function campaignsJson(configs: readonly CampaignConfig[]): string {
  return `${JSON.stringify(configs, null, 2)}\n`;
}
