import type { SiteData } from '#core/contract/site.ts';
import type { Site } from '#server/pages/site.ts';

/** Settings of a site without the services of others. */
export const siteSettings = {
  origin: 'https://www.example.com',
  timeZone: 'America/New_York',
  keptMonths: { calculations: 25, checks: 25, mails: 36, pages: 24 },
  pixelId: null,
  mapsApiKey: null,
  mayShareFinancial: false,
};

/** The smallest front end there can be: for tests of the way to a page, not of the page. */
export function fakeSite(render: (data: SiteData) => string, more: Partial<Site> = {}): Site {
  return {
    renderer: { render: async (data) => render(data) },
    assets: { head: '', scriptsOf: () => [], cssOf: () => '', dark: '', landingStart: '' },
    appDocument: async () => '<!doctype html><html lang="en"><head></head></html>',
    isCacheable: true,
    ...more,
  };
}
