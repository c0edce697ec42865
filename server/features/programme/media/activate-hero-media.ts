import { demand } from '#server/platform/http-error.ts';
import type * as z from 'zod/mini';
import type { listHeroMedia as contract } from '#core/contract/programme/media.ts';
import { removeFiles } from '#server/outside/uploads/upload-disk.ts';
import { baseOfAddress, uploadFolder } from '#server/outside/uploads/upload-names.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { hasUpload } from './keep-hero-media.ts';
import { alreadyActive, auditedMedia, fileGone, noSuchMedia } from './policy.ts';
import { activate, deleteMedia, heroMediaList, lockMedia } from './queries.ts';
import { deleteParts } from './stored/queries.ts';

/**
 * Shows a film or picture on the landing page in place of the active one; 404 if there is none, 409
 * if it is active already or its file is missing. Audited.
 */
export async function activateHeroMedia(context: StaffContext, { id }: { id: number }) {
  const media = await transaction(context, 'hero_media.activate', 'hero_media', async (tx) => {
    const media = demand(await lockMedia(tx, id), noSuchMedia);
    if (media.isActive) {
      throw alreadyActive();
    }
    if (!(await hasUpload(tx, media.filePath))) {
      throw fileGone();
    }
    const { row, before } = await activate(tx, id);
    return {
      entityId: id,
      before: { activeId: before },
      after: { activeId: id, ...auditedMedia(row) },
      result: row,
    };
  });
  // Drops this server's cache at once; the database's notification comes later.
  context.db.changes.invalidate('hero-media');
  return media;
}

/**
 * Deletes a film or picture with its files. If it was active, the page shows the product's own
 * film. 404 if there is none. Audited.
 */
export async function deleteHeroMedia(context: StaffContext, { id }: { id: number }) {
  const { db, config } = context;
  const folder = uploadFolder(config);
  const bases = new Set<string>();
  const result = await transaction(context, 'hero_media.delete', 'hero_media', async (tx) => {
    const media = demand(await lockMedia(tx, id), noSuchMedia);
    for (const address of [media.filePath, media.posterPath]) {
      const base = address ? baseOfAddress(address) : undefined;
      if (base !== undefined) {
        bases.add(base);
        await deleteParts(tx, base);
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
    // The copies; what cannot be removed now goes with the next sweep.
    await removeFiles(folder, base).catch(() => {});
  }
  return result;
}

type MediaQuery = z.output<NonNullable<(typeof contract)['query']>>;

/** A page of the films and pictures, newest first; `q` searches their names as they were sent. */
export function listHeroMedia({ db }: StaffContext, query: MediaQuery) {
  return findPage(db, heroMediaList(query), query);
}
