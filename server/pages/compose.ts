import type { FastifyInstance } from 'fastify';
import { findLiveAffiliate } from '#server/features/affiliates/find-live-affiliate.ts';
import type { Deps } from '#server/features/deps.ts';
import { activeHeroMedia } from '#server/features/media/active-hero-media.ts';
import { dayIn } from '#server/outside/clock.ts';
import { pages } from './plugin.ts';
import type { Site } from './site.ts';

/** The public site on top of the features: where its pages take their data from. */
export const composePages =
  (site: Site) =>
  async (app: FastifyInstance, deps: Deps): Promise<void> => {
    const { config, database, clock, programme } = deps;
    await pages(app, {
      site,
      sources: {
        today: () => dayIn(config.timeZone, clock.now()),
        currentTerms: () => programme.currentTerms(),
        activeHeroMedia: () => activeHeroMedia(database),
      },
      findLiveAffiliate: (code) => findLiveAffiliate(database, code),
      origin: config.publicUrl,
      timeZone: config.timeZone,
      pixelId: config.pixelId ?? null,
      mapsApiKey: config.mapsApiKey ?? null,
      mayShareFinancial: config.isPixelFinancial,
    });
  };

/** Files of the browser by their address. */
export const siteFolders = (root: string) =>
  ({ '/assets': `${root}/dist/client/assets`, '/media': `${root}/web/public/media` }) as const;
