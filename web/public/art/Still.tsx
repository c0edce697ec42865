export interface StillMedia {
  avif: Record<number, string>;
  webp: Record<number, string>;
  width: number;
  height: number;
}

function sourceSet(files: Record<number, string>): string {
  return Object.entries(files)
    .map(([width, href]) => `${href} ${width}w`)
    .join(', ');
}

/**
 * How wide a still is drawn. On phones less is said than is true: a dense screen then takes the small
 * file, and no eye sees the difference in a drawing.
 */
const sizes = '(min-width: 60rem) 80vw, 68vw';

/** A still of the film. `alt` is empty where the words beside it say the same. */
export function Still({
  of: { avif, webp, width, height },
  alt = '',
  isFirst = false,
  className,
}: {
  of: StillMedia;
  alt?: string | undefined;
  /** On the first screen, so it is fetched at once. */
  isFirst?: boolean;
  className?: string | undefined;
}) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={sourceSet(avif)}
        sizes={sizes}
      />
      <img
        src={webp[800]}
        srcSet={sourceSet(webp)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
