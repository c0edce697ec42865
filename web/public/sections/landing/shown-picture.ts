import type { SiteHeroMedia, SitePicture } from '#core/contract/site.ts';
import { defaultHero } from '../../media/hero-media.ts';

/** The picture that is painted first; null for one that has a single file only. */
export function shownPicture(media: SiteHeroMedia | null): SitePicture | null {
  return media?.picture ?? (media?.mediaType === 'image' ? null : defaultHero.poster);
}

/** Files by their width, as the browser chooses among them. */
export function sourceSet(files: SitePicture['avif']): string {
  return Object.entries(files)
    .map(([width, href]) => `${href} ${width}w`)
    .join(', ');
}

/**
 * How wide the hero's picture is drawn: the picture and its preload must agree, or it is fetched
 * twice. On wide windows it fills a taller box. On phones an eighth less is said: a screen of middling
 * density then takes the small file, half as heavy, and no eye sees the difference in a drawing.
 */
export const heroSizes = '(min-width: 60rem) 66.7vw, (min-width: 48rem) 100vw, 88vw';
