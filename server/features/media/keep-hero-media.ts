import { keep } from '#server/db/keep.ts';
import type { Database } from '#server/db/open.ts';
import { readActiveHeroMedia } from './read-active-hero-media.ts';

/** The landing page's film or picture in memory, for every page view; read again when it changes. */
export function keepHeroMedia({ db }: { db: Database }) {
  return keep({
    changes: db.changes,
    topic: 'hero-media',
    load: () => readActiveHeroMedia({ db }),
  });
}
