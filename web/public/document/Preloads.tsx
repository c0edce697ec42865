import type { SiteData } from '#core/contract/site.ts';
import { preloadedFonts } from '#web/kit/styles/fonts.ts';
import { defaultHero } from '../media/hero-media.ts';
import { heroSizes } from '../sections/landing/hero-sizes.ts';

const heroSources = Object.entries(defaultHero.posterAvif)
  .map(([width, href]) => `${href} ${width}w`)
  .join(', ');

/** What the first paint needs and the browser would find late. */
export function Preloads({ data }: { data: SiteData }) {
  const hasOwnPicture = data.heroMedia?.mediaType === 'image';
  return (
    <>
      {preloadedFonts.map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={font}
        />
      ))}
      {data.page === 'landing' && !hasOwnPicture && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          fetchPriority="high"
          imageSizes={heroSizes}
          imageSrcSet={heroSources}
        />
      )}
    </>
  );
}
