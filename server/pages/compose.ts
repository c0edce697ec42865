import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findLiveAffiliate } from '#server/features/partners/affiliates/find-live-affiliate.ts';
import { keepPages } from '#server/features/leads/archive/keep-pages.ts';
import { keepPersonalPages } from '#server/features/leads/archive/keep-personal-pages.ts';
import type { Intake } from '#server/features/visitor/applications/submit-lead.ts';
import type { Services } from '#server/features/context.ts';
import { keepHeroMedia } from '#server/features/programme/media/keep-hero-media.ts';
import { pages } from './plugin.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import type { Site } from './site.ts';

/** The public site on top of the features: where its pages take their data from. */
export function composePages(site: Site) {
  return async (app: FastifyInstance, services: Services & { intake: Intake }): Promise<void> => {
    const { config, programme } = services;
    // The log names no more of an error than its code.
    const tell = (error: unknown) => app.log.error(error, 'pages could not be kept yet');
    const kept = keepPages(services.db, tell);
    const personal = keepPersonalPages(services.db, tell);
    app.addHook('onClose', async () => void (await Promise.all([kept.close(), personal.close()])));
    const options = {
      site,
      sources: {
        terms: {
          peek: programme.peekTerms,
          read: programme.currentTerms,
        },
        heroMedia: keepHeroMedia({
          db: services.db,
          hasFile: app.hasFile,
        }),
        servicePromise: services.servicePromise,
      },
      accountOf: {
        admin: async (request: FastifyRequest) =>
          (await services.sessions.findStaff(services.db, request)) ?? null,
        portal: async (request: FastifyRequest) => {
          const affiliate = await services.sessions.findAffiliate(services.db, request);
          return affiliate ? { id: affiliate.id } : null;
        },
      },
      findLiveAffiliate: (code: string) => findLiveAffiliate(services, code),
      signOnName: config.signOn?.name ?? null,
      keepPage: kept.add,
      keepPersonalPage: personal.add,
      settings: {
        origin: config.publicUrl,
        timeZone: config.timeZone,
        pixelId: config.pixelId ?? null,
        mapsApiKey: config.mapsApiKey ?? null,
        mayShareFinancial: config.isPixelFinancial,
        keptMonths: config.keptMonths,
      },
    };
    await pages(app, options, services);
    previewRoutes({ app, services }, options);
  };
}

export function siteFolders(root: string) {
  return {
    '/assets': `${root}/dist/client/assets`,
    '/media': `${root}/web/public/media`,
  } as const;
}
