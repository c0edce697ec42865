import type { SiteHeroMedia } from '#core/contract/site.ts';
import { defaultHero } from '../../media/hero-media.ts';
import { Island } from '../../runtime/island.tsx';
import { heroSizes } from './hero-sizes.ts';
import styles from './hero-picture.module.css';
import { shownPicture, sourceSet } from './shown-picture.ts';

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
  const { width, height } = defaultHero;
  const picture = shownPicture(media);
  const alt = media ? '' : description;
  const size = { width, height };
  return (
    <div className={styles.picture}>
      {picture ? (
        <picture>
          <source
            type="image/avif"
            srcSet={sourceSet(picture.avif)}
            sizes={heroSizes}
          />
          <img
            src={picture.webp[1280]}
            srcSet={sourceSet(picture.webp)}
            sizes={heroSizes}
            {...size}
            fetchPriority="high"
            alt={alt}
          />
        </picture>
      ) : (
        <img
          src={media?.filePath}
          {...size}
          fetchPriority="high"
          alt={alt}
        />
      )}
      {media?.mediaType !== 'image' && (
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
      )}
    </div>
  );
}
