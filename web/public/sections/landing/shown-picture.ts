import type { SiteHeroMedia, SitePicture } from '#core/contract/site.ts';
import { defaultHero } from '../../media/hero-media.ts';

/** What is painted first; null for a picture of which there is nothing but one file. */
export function shownPicture(media: SiteHeroMedia | null): SitePicture | null {
  return media?.picture ?? (media?.mediaType === 'image' ? null : defaultHero.poster);
}

/** Files by their width, as the browser chooses among them. */
export function sourceSet(files: SitePicture['avif']): string {
  return Object.entries(files)
    .map(([width, href]) => `${href} ${width}w`)
    .join(', ');
}
