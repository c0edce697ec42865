import type { SiteHeroMedia, SitePicture } from '#core/contract/site.ts';
import { keep } from '#server/db/keep.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { addressOf, baseOfAddress, nameOfAddress } from '#server/outside/uploads/upload-names.ts';
import { findActive } from './queries.ts';
import { findStored } from './stored/queries.ts';

interface KeepHeroMedia {
  db: Database;
  /** Whether a path of this site leads to a file. */
  hasFile: (path: string) => boolean;
}

/**
 * Caches the landing page's film or picture for all page views; reloaded after a change. If its
 * file is missing, the product's own film is shown.
 */
export function keepHeroMedia({ db, hasFile }: KeepHeroMedia) {
  const isThere = async (address: string) =>
    address.startsWith('/uploads/')
      ? hasUpload(db, address)
      : address.startsWith('https://') || hasFile(address);

  return keep({
    changes: db.changes,
    topic: 'hero-media',
    load: async (): Promise<SiteHeroMedia | null> => {
      const media = await findShownMedia({ db });
      if (!media || !(await isThere(media.filePath))) {
        return null;
      }
      const { mediaType, filePath, mimeType, posterPath } = media;
      return {
        mediaType,
        filePath,
        mimeType,
        picture: posterPath && (await isThere(posterPath)) ? pictureAt(posterPath) : null,
      };
    },
  });
}

function pictureAt(address: string): SitePicture | null {
  const base = baseOfAddress(address);
  if (base === undefined) {
    return null;
  }
  const files = (ending: string) => ({
    640: addressOf(`${base}-640.${ending}`),
    1280: addressOf(`${base}-1280.${ending}`),
  });
  return {
    avif: files('avif'),
    webp: files('webp'),
  };
}

/** Whether the file behind an address is stored; true for an address that is not an upload's. */
export async function hasUpload(db: Queryable, address: string) {
  const name = nameOfAddress(address);
  return name === undefined
    ? !address.startsWith('/uploads/')
    : (await findStored(db, [name])).has(name);
}

// A path of this site, or an https address.
const publicAddress = /^(\/(?!\/)|https:\/\/)/;

/** The active film or picture with its poster; null when the product shows its own film. */
async function findShownMedia({ db }: { db: Queryable }) {
  const media = await findActive(db);
  // A file without a public address would expose a path on the disk.
  return media && publicAddress.test(media.filePath) ? media : null;
}

/** The landing page's film or picture, by its address; null when the product shows its own. */
export async function readActiveHeroMedia({ db }: { db: Queryable }) {
  const media = await findShownMedia({ db });
  if (!media) {
    return null;
  }
  const { posterPath, ...shown } = media;
  return shown;
}
