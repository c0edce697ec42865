import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';

/** A link in a row of a list; its target screen knows the list. */
export function RowLink(props: ComponentProps<typeof Link>) {
  const { pathname, search } = useLocation();
  return <Link state={{ from: pathname + search }} {...props} />;
}
