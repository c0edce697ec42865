import type { SiteData } from '#core/contract/site.ts';
import { preloadedFonts } from '#web/kit/styles/fonts.ts';
import { heroSizes, shownPicture, sourceSet } from '../sections/landing/shown-picture.ts';

/** What the first paint needs and the browser would find late. */
export function Preloads({ data }: { data: SiteData }) {
  const picture = shownPicture(data.heroMedia);
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
      {data.page === 'landing' && picture && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          fetchPriority="high"
          imageSizes={heroSizes}
          imageSrcSet={sourceSet(picture.avif)}
        />
      )}
    </>
  );
}
