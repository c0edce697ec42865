import type { SiteData } from '#core/contract/site.ts';
import type { Site } from '#server/pages/site.ts';

/** The smallest front end there can be: for tests of the way to a page, not of the page. */
export function fakeSite(render: (data: SiteData) => string, more: Partial<Site> = {}): Site {
  return {
    renderer: { render: async (data) => render(data) },
    assets: {
      head: '',
      scriptsOf: () => [],
      cssOf: () => '',
      dark: '',
    },
    appDocument: async () => '<!doctype html><html lang="en"><head></head></html>',
    isCacheable: true,
    ...more,
  };
}
