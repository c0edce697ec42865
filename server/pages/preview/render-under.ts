import { type SiteData, type SitePageName, type SitePath, sitePages } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { type PagesOptions, siteData } from '../pages-options.ts';
import { contentOf } from '../site-content.ts';

interface ShownPage {
  name: SitePageName;
  path: SitePath;
  language: Language;
}

/** The pages that have an address of their own. */
export const shownPages = Object.entries(sitePages).map(([path, { name }]) => ({
  name,
  path: path as SitePath,
}));

/** A page as these terms would have it on their day; `made` is what a posted form is answered with. */
export function renderUnder(
  options: Pick<PagesOptions, 'site' | 'settings'>,
  terms: ProgrammeTerms,
  { name, path, language }: ShownPage,
  made: Pick<SiteData, 'estimate'> = {},
): Promise<string> {
  const data = siteData(options, contentOf(terms, null), { page: name, path, language });
  return options.site.renderer.render({ ...data, ...made }, options.site.assets);
}
