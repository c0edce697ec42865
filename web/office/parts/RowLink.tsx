import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';

/** A link in a row of a list; the screen that it opens knows the list it was opened from. */
export function RowLink(props: ComponentProps<typeof Link>) {
  const { pathname, search } = useLocation();
  return (
    <Link
      state={{ from: pathname + search }}
      {...props}
    />
  );
}
