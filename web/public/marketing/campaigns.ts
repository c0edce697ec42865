import type { SitePath } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';

/** The label of an ad's button, by its name in Ads Manager. */
type CallToAction = 'LEARN_MORE' | 'GET_QUOTE' | 'SIGN_UP' | 'CONTACT_US' | 'APPLY_NOW';

/** Where an ad is shown, as `platform_position` in Ads Manager. */
type Placement =
  | 'facebook_feed'
  | 'facebook_marketplace'
  | 'facebook_story'
  | 'instagram_stream'
  | 'instagram_story'
  | 'instagram_reels';

/**
 * The audience: everyone in the given places, earlier visitors, or a list that the lender has
 * permission to use.
 */
type Audience = 'broad' | 'visitors' | 'contacts';

/** One ad campaign without its texts, which are in the messages under the same key. */
export interface Campaign {
  readonly key: 'firstHome' | 'highBills' | 'spanish' | 'brazilian' | 'realtors' | 'returning';
  /** The last part of its name and of its tracked address. */
  readonly slug: string;
  readonly callToAction: CallToAction;
  readonly page: SitePath;
  /** The language of the campaign; null for any. */
  readonly runsIn: Language | null;
  readonly audience: Audience;
  readonly placements: readonly Placement[];
  /** Dollars a day. */
  readonly dailyBudget: number;
  /** People reached. */
  readonly reach: number;
  /** Share of the people reached who reacted. */
  readonly engagement: number;
  /** Share of the people reached who followed the link. */
  readonly ctr: number;
  readonly conversions: number;
}

/** The six campaigns; their results are samples until the lender enters its own. */
export const campaigns: readonly Campaign[] = [
  {
    key: 'firstHome',
    slug: 'first-home',
    callToAction: 'LEARN_MORE',
    page: '/',
    runsIn: null,
    audience: 'broad',
    dailyBudget: 40,
    placements: ['facebook_feed', 'instagram_stream'],
    reach: 14_800,
    engagement: 0.084,
    ctr: 0.036,
    conversions: 31,
  },
  {
    key: 'highBills',
    slug: 'electric-bill',
    callToAction: 'GET_QUOTE',
    page: '/calculator',
    runsIn: null,
    audience: 'broad',
    dailyBudget: 35,
    placements: ['facebook_feed', 'facebook_marketplace'],
    reach: 12_600,
    engagement: 0.089,
    ctr: 0.039,
    conversions: 24,
  },
  {
    key: 'spanish',
    slug: 'en-espanol',
    callToAction: 'SIGN_UP',
    page: '/qualify',
    runsIn: 'es',
    audience: 'broad',
    dailyBudget: 35,
    placements: ['facebook_feed', 'facebook_story', 'instagram_reels'],
    reach: 11_400,
    engagement: 0.108,
    ctr: 0.044,
    conversions: 33,
  },
  {
    key: 'brazilian',
    slug: 'em-portugues',
    callToAction: 'LEARN_MORE',
    page: '/',
    runsIn: 'pt',
    audience: 'broad',
    dailyBudget: 20,
    placements: ['instagram_stream', 'instagram_story', 'facebook_feed'],
    reach: 6_200,
    engagement: 0.121,
    ctr: 0.048,
    conversions: 19,
  },
  {
    key: 'realtors',
    slug: 'realtors',
    callToAction: 'CONTACT_US',
    page: '/affiliate/register',
    runsIn: null,
    audience: 'contacts',
    dailyBudget: 15,
    placements: ['facebook_feed', 'instagram_stream'],
    reach: 5_400,
    engagement: 0.072,
    ctr: 0.029,
    conversions: 9,
  },
  {
    key: 'returning',
    slug: 'welcome-back',
    callToAction: 'APPLY_NOW',
    page: '/apply',
    runsIn: null,
    audience: 'visitors',
    dailyBudget: 25,
    placements: ['facebook_feed', 'instagram_stream', 'instagram_story'],
    reach: 11_800,
    engagement: 0.11,
    ctr: 0.048,
    conversions: 31,
  },
];

/**
 * Combined results of campaigns. Shares are weighted by reach, because a small campaign's share
 * counts for few people.
 */
export function campaignTotals(list: readonly Campaign[]) {
  const sum = (of: (campaign: Campaign) => number) =>
    list.reduce((total, campaign) => total + of(campaign), 0);
  const reach = sum((campaign) => campaign.reach);
  const share = (of: (campaign: Campaign) => number) =>
    reach === 0 ? 0 : sum((campaign) => of(campaign) * campaign.reach) / reach;
  return {
    reach,
    engagement: share((campaign) => campaign.engagement),
    ctr: share((campaign) => campaign.ctr),
    conversions: sum((campaign) => campaign.conversions),
  };
}
