import * as contract from '#core/contract/programme/media.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { activateHeroMedia, deleteHeroMedia, listHeroMedia } from './activate-hero-media.ts';
import { readActiveHeroMedia } from './keep-hero-media.ts';
import { readUpload } from './read-upload.ts';
import { setHeroPoster } from './set-hero-poster.ts';
import { settleCopies } from './stored/settle-copies.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { uploadHeroMedia } from './upload-hero-media.ts';

export function mediaRoutes(router: Router): void {
  addAction(router, contract.readActiveHeroMedia, readActiveHeroMedia);
  addAction(router, contract.listHeroMedia, listHeroMedia);
  addAction(router, contract.uploadHeroMedia, uploadHeroMedia);
  addAction(router, contract.setHeroPoster, setHeroPoster);
  addAction(router, contract.activateHeroMedia, activateHeroMedia);
  addAction(router, contract.deleteHeroMedia, deleteHeroMedia);
  addAction(router, contract.readUpload, readUpload);

  const { app, services } = router;
  const warn = (error: NodeJS.ErrnoException) => {
    app.log.error({ code: error.code }, 'the folder of uploads could not be put in order');
  };
  app.addHook('onReady', async () => {
    // The bundled database has one server, in which nothing can be under way yet.
    await sweepUploads(services, services.db.isBundled ? 0 : undefined).catch(warn);
  });
  services.db.changes.onChange('uploads', () => {
    settleCopies(services).catch(warn);
  });
}
