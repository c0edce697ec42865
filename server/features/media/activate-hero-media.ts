import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { hasUpload } from './has-upload.ts';
import { alreadyActive, fileGone, noSuchMedia } from './policy.ts';
import { auditedMedia, presentMedia } from './present.ts';
import { activate, lockMedia } from './queries.ts';

/**
 * Shows a film or picture on the landing page, instead of what is active; 404 for nothing, 409 when
 * it is active already or its file has gone. Audited.
 */
export async function activateHeroMedia(context: Context<StaffActor>, { id }: { id: number }) {
  const entry = { action: 'hero_media.activate', entity: 'hero_media' };
  const media = await transaction(context, entry, async (tx) => {
    const media = await lockMedia(tx, id);
    if (!media) {
      throw noSuchMedia();
    }
    if (media.isActive) {
      throw alreadyActive();
    }
    if (!hasUpload(context.config, media.filePath)) {
      throw fileGone();
    }
    const { row, before } = await activate(tx, id);
    return {
      entityId: id,
      before: { activeId: before },
      after: { activeId: id, ...auditedMedia(row) },
      result: presentMedia(row),
    };
  });
  // The landing page's next answer of this server is the new one.
  context.db.changes.invalidate('hero-media');
  return media;
}
