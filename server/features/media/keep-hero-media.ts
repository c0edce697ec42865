import { keep } from '#server/db/keep.ts';
import type { Database } from '#server/db/open.ts';
import { readActiveHeroMedia } from './read-active-hero-media.ts';

interface KeepHeroMedia {
  db: Database;
  /** Whether a path of this site leads to a file. */
  hasFile: (path: string) => boolean;
}

/**
 * The landing page's film or picture in memory, for every page view; read again when it changes. A
 * record whose file is missing gives way to the product's own film.
 */
export function keepHeroMedia({ db, hasFile }: KeepHeroMedia) {
  return keep({
    changes: db.changes,
    topic: 'hero-media',
    load: async () => {
      const media = await readActiveHeroMedia({ db });
      const isThere = media?.filePath.startsWith('https://') || hasFile(media?.filePath ?? '');
      return isThere ? media : null;
    },
  });
}
