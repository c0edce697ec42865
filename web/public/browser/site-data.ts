import type { SiteContext } from '../runtime/site-context.tsx';

interface EmbeddedSiteData {
  readonly site: SiteContext;
  /** Compiled texts of the namespaces that this page's islands use, if they use any. */
  readonly messages?: object;
}

let parsed: EmbeddedSiteData | undefined;

export function siteData(): EmbeddedSiteData {
  parsed ??= JSON.parse(document.getElementById('site-data')!.textContent) as EmbeddedSiteData;
  return parsed;
}
