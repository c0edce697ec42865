import type { SiteHeroMedia, SitePicture } from '#core/contract/site.ts';
import { defaultHero } from '../../media/hero-media.ts';

/** The picture that is painted first; null for one with a single file. */
export function shownPicture(media: SiteHeroMedia | null): SitePicture | null {
  return media?.picture ?? (media?.mediaType === 'image' ? null : defaultHero.poster);
}

/** Files by width, for the browser to choose from. */
export function sourceSet(files: SitePicture['avif']): string {
  return Object.entries(files)
    .map(([width, href]) => `${href} ${width}w`)
    .join(', ');
}

/**
 * The width of the hero's picture; the preload must use the same, or it is fetched twice. On wide
 * windows it fills a taller box. On phones it is an eighth too small: a screen of medium density
 * then takes the small file, half as heavy, and no eye sees the difference in a drawing.
 */
export const heroSizes = '(min-width: 60rem) 66.7vw, (min-width: 48rem) 100vw, 88vw';
