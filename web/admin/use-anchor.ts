import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The place of a page that a link with this name after `#` leads to: it comes into view, with the
 * focus in its first field, also when the link is pressed again.
 */
export function useAnchor(name: string) {
  const place = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash === `#${name}`) {
      place.current?.scrollIntoView({ block: 'center' });
      place.current?.querySelector<HTMLElement>('select, input, button')?.focus();
    }
  }, [location, name]);
  return place;
}
