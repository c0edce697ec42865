import type { SiteHeroMedia, SitePicture } from '#core/contract/site.ts';
import { keep } from '#server/db/keep.ts';
import type { Database } from '#server/db/open.ts';
import { baseAt, addressOf } from '#server/outside/uploads/upload-names.ts';
import { hasUpload } from './has-upload.ts';
import { findShownMedia } from './read-active-hero-media.ts';

interface KeepHeroMedia {
  db: Database;
  config: { dataDir: string };
  /** Whether a path of this site leads to a file. */
  hasFile: (path: string) => boolean;
}

/**
 * The landing page's film or picture in memory, for every page view; read again when it changes. A
 * record whose file is missing gives way to the product's own film.
 */
export function keepHeroMedia({ db, config, hasFile }: KeepHeroMedia) {
  const isThere = (address: string) =>
    address.startsWith('/uploads/')
      ? hasUpload(config, address)
      : address.startsWith('https://') || hasFile(address);

  return keep({
    changes: db.changes,
    topic: 'hero-media',
    load: async (): Promise<SiteHeroMedia | null> => {
      const media = await findShownMedia({ db });
      if (!media || !isThere(media.filePath)) {
        return null;
      }
      const { mediaType, filePath, mimeType, posterPath } = media;
      return {
        mediaType,
        filePath,
        mimeType,
        picture: posterPath && isThere(posterPath) ? pictureAt(posterPath) : null,
      };
    },
  });
}

/** All files of the picture that was made under this address. */
function pictureAt(address: string): SitePicture | null {
  const base = baseAt(address);
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
