import type { SiteHeroMedia } from '#core/contract/site.ts';
import { defaultHero } from '../../media/hero-media.ts';
import { Island } from '../../runtime/island.tsx';
import { heroSizes } from './hero-sizes.ts';
import styles from './hero-picture.module.css';

function sourceSet(files: Readonly<Record<number, string>>) {
  return Object.entries(files)
    .map(([width, href]) => `${href} ${width}w`)
    .join(', ');
}

const defaultFilm = [
  { src: defaultHero.webm, type: 'video/webm' },
  { src: defaultHero.mp4, type: 'video/mp4' },
];

interface HeroPictureProps {
  media: SiteHeroMedia | null;
  /**
   * What the product's own picture shows; nobody knows what a picture of the staff shows, so theirs
   * counts as decoration.
   */
  description: string;
}

/**
 * The poster, painted with the first text, and the film that later lies over it. A picture set by
 * staff stands alone.
 */
export function HeroPicture({ media, description }: HeroPictureProps) {
  const { width, height, posterAvif, posterWebp } = defaultHero;
  return (
    <div className={styles.picture}>
      {media?.mediaType === 'image' ? (
        <img
          src={media.filePath}
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
        />
      ) : (
        <>
          <picture>
            <source
              type="image/avif"
              srcSet={sourceSet(posterAvif)}
              sizes={heroSizes}
            />
            <img
              src={posterWebp[1280]}
              srcSet={sourceSet(posterWebp)}
              sizes={heroSizes}
              width={width}
              height={height}
              fetchPriority="high"
              alt={media ? '' : description}
            />
          </picture>
          <Island
            of="HeroFilm"
            props={{
              sources: media
                ? [
                    {
                      src: media.filePath,
                      type: media.mimeType,
                    },
                  ]
                : defaultFilm,
            }}
            start="load"
          />
        </>
      )}
    </div>
  );
}
