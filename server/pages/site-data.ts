import type { SiteData, SitePageName } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import type { PagesOptions } from './pages-options.ts';
import type { SiteContent } from './site-content.ts';

interface ShownPage {
  page: SitePageName;
  path: string;
  language: Language;
}

/** What a page is rendered from. */
export function siteData(
  {
    origin,
    timeZone,
    pixelId,
    mapsApiKey,
    mayShareFinancial,
    keptMonths,
  }: Omit<PagesOptions, 'sources' | 'findLiveAffiliate' | 'accountOf'>,
  { terms, today, needsCreditFootnote, heroMedia }: SiteContent,
  { page, path, language }: ShownPage,
): SiteData {
  return {
    page,
    path,
    language,
    origin,
    terms,
    today,
    needsCreditFootnote,
    heroMedia,
    timeZone,
    pixelId,
    mapsApiKey,
    mayShareFinancial,
    keptMonths,
  };
}
