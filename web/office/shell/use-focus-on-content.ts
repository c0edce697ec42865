import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of screen the keyboard starts at the new content, not at the top of the page. */
export function useFocusOnContent() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
