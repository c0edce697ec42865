import type { Queryable } from '#server/db/queryable.ts';
import { findActive } from './queries.ts';

// A path of this site, or an https address.
const publicAddress = /^(\/(?!\/)|https:\/\/)/;

/** The active film or picture with its poster; null when the product shows its own film. */
export async function findShownMedia({ db }: { db: Queryable }) {
  const media = await findActive(db);
  // A row whose file has no public address would show a place on a disk.
  return media && publicAddress.test(media.filePath) ? media : null;
}

/**
 * The landing page's film or picture by its public address; null when the product shows its own.
 */
export async function readActiveHeroMedia({ db }: { db: Queryable }) {
  const media = await findShownMedia({ db });
  if (!media) {
    return null;
  }
  const { posterPath, ...shown } = media;
  return shown;
}
