export interface StillMedia {
  src: string;
  width: number;
  height: number;
}

/**
 * A still of the film. `alt` is empty where the words beside it say the same. One file serves phones
 * and wide windows: each further address would cost the landing page bytes that it does not have.
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
  return (
    <img
      {...of}
      className={className}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}
