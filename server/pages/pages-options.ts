import type { FastifyRequest } from 'fastify';
import type { KeptMonths } from '#core/domain/kept-data.ts';
import type { SinglePageApp, Site } from './site.ts';
import type { SiteSources } from './site-content.ts';

/** What the public site is made of; the features and the configuration provide it. */
export interface PagesOptions {
  readonly site: Site;
  readonly sources: SiteSources;
  /** The live partner behind a code in any case, or null. */
  findLiveAffiliate(code: string): Promise<{ referralCode: string } | null>;
  /** The number of who is signed in to the app in the browser that asks; null for nobody. */
  readonly accountOf: Readonly<
    Record<SinglePageApp, (request: FastifyRequest) => Promise<number | null>>
  >;
  readonly origin: string;
  readonly timeZone: string;
  readonly pixelId: string | null;
  readonly mapsApiKey: string | null;
  readonly mayShareFinancial: boolean;
  readonly keptMonths: KeptMonths;
}
