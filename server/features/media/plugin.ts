import * as contract from '#core/contract/media.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { activateHeroMedia, deleteHeroMedia, listHeroMedia } from './activate-hero-media.ts';
import { readActiveHeroMedia } from './keep-hero-media.ts';
import { readUpload } from './read-upload.ts';
import { setHeroPoster } from './set-hero-poster.ts';
import { settleCopies } from './stored/settle-copies.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { uploadHeroMedia } from './upload-hero-media.ts';

export function mediaRoutes(router: Router): void {
  addRoute(router, contract.readActiveHeroMedia, (context) => readActiveHeroMedia(context));
  addRoute(router, contract.listHeroMedia, (context, { query }) => listHeroMedia(context, query));
  addRoute(router, contract.uploadHeroMedia, (context, { body }) => uploadHeroMedia(context, body));
  addRoute(router, contract.setHeroPoster, (context, { params, body }) =>
    setHeroPoster(context, { ...params, ...body }),
  );
  addRoute(router, contract.activateHeroMedia, (context, { params }) =>
    activateHeroMedia(context, params),
  );
  addRoute(router, contract.deleteHeroMedia, (context, { params }) =>
    deleteHeroMedia(context, params),
  );
  addRoute(router, contract.readUpload, (context, { params }) => readUpload(context, params));

  const { app, services } = router;
  const warn = (error: NodeJS.ErrnoException) => {
    app.log.error({ code: error.code }, 'the folder of uploads could not be put in order');
  };
  app.addHook('onReady', async () => {
    // The embedded database has one server, in which nothing can be under way yet.
    await sweepUploads(services, services.config.databaseUrl ? undefined : 0).catch(warn);
  });
  services.db.changes.onChange('uploads', () => {
    settleCopies(services).catch(warn);
  });
}
