import { mark } from '#server/outside/uploads/upload-disk.ts';
import { baseAt, uploadFolder } from '#server/outside/uploads/upload-names.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { noSuchMedia } from './policy.ts';
import { auditedMedia } from './present.ts';
import { deleteMedia, lockMedia } from './queries.ts';
import { settleUpload } from './settle-upload.ts';

/**
 * Deletes a film or picture, its files after the commit; where it was active the product shows its
 * own film. 404 for nothing. Audited.
 */
export async function deleteHeroMedia(context: Context<StaffActor>, { id }: { id: number }) {
  const { db, config } = context;
  const folder = uploadFolder(config);
  const entry = { action: 'hero_media.delete', entity: 'hero_media' };
  const bases = new Set<string>();
  const result = await transaction(context, entry, async (tx) => {
    const media = await lockMedia(tx, id);
    if (!media) {
      throw noSuchMedia();
    }
    for (const address of [media.filePath, media.posterPath]) {
      const base = address ? baseAt(address) : undefined;
      if (base !== undefined) {
        bases.add(base);
        await mark(folder, base);
      }
    }
    await deleteMedia(tx, id);
    return {
      entityId: id,
      before: { ...auditedMedia(media), isActive: media.isActive },
      result: { ok: true },
    };
  });
  db.changes.invalidate('hero-media');
  for (const base of bases) {
    // What cannot be removed now is marked for the next sweep.
    await settleUpload(db, folder, base).catch(() => {});
  }
  return result;
}
