import type { FastifyRequest } from 'fastify';
import type { SiteData } from '#core/contract/site.ts';
import type { StaffRole } from '#core/domain/accounts/staff-role.ts';
import type { ServedPage } from '#server/features/leads/archive/keep-pages.ts';
import type { PersonalPage } from '#server/features/leads/archive/keep-personal-pages.ts';
import { firstAnswerOf } from '#server/features/visitor/savings/list-quick-estimates.ts';
import type { SinglePageApp, Site } from './site.ts';
import type { SiteContent, SiteSources } from './site-content.ts';

type SiteSettings = Pick<
  SiteData,
  'origin' | 'timeZone' | 'pixelId' | 'mapsApiKey' | 'mayShareFinancial' | 'keptMonths'
>;

/** Who is signed in to a single-page app; affiliates have no role. */
export interface SignedIn {
  readonly id: number;
  readonly role?: StaffRole;
}

/** The parts of the public site; the features and the configuration provide them. */
export interface PagesOptions {
  readonly site: Site;
  readonly sources: SiteSources;
  /** The live partner behind a code in any case, or null. */
  findLiveAffiliate(code: string): Promise<{ referralCode: string } | null>;
  /** The account that is signed in to the app in the browser that asks; null without one. */
  readonly accountOf: Readonly<
    Record<SinglePageApp, (request: FastifyRequest) => Promise<SignedIn | null>>
  >;
  readonly settings: SiteSettings;
  /** Keeps a page that is going to be served, for anyone who asks later what was shown. */
  keepPage(page: ServedPage): void;
  /** Keeps a page that was made and sent for one person. */
  keepPersonalPage(page: PersonalPage): void;
  /** The name of the sign-on of staff besides a password; null if there is none. */
  readonly signOnName: string | null;
}

/** The pages that compare the program's own numbers. */
const withAnswer: ReadonlySet<SiteData['page']> = new Set(['landing', 'calculator', 'estimate']);

export function siteData(
  { settings }: Pick<PagesOptions, 'settings'>,
  { version: _version, ...content }: SiteContent,
  page: Pick<SiteData, 'page' | 'path' | 'language'>,
): SiteData {
  // The code of another device may be in the address, which a pixel would pass on.
  const isAddressPrivate = page.page === 'resume';
  return {
    ...page,
    ...settings,
    ...content,
    ...(isAddressPrivate && { pixelId: null }),
    ...(withAnswer.has(page.page) && { answer: firstAnswerOf(content.terms) }),
  };
}
