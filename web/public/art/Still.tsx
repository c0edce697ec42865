export interface StillMedia {
  src: string;
  width: number;
  height: number;
}

/**
 * A still of the film. `alt` is empty if the text next to it says the same. Phones and wide windows
 * share one file: the landing page has no bytes left for further addresses.
 */
export function Still({
  of,
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
  return <img {...of} className={className} alt={alt} loading={isFirst ? undefined : 'lazy'} />;
}
