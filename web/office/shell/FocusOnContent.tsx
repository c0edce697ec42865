import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface FocusOnContentProps {
  content: RefObject<HTMLElement | null>;
}

/**
 * After a change of screen the keyboard starts at the new content, not at the top of the page. Shows
 * nothing: it alone is rendered when the address changes, and not the frame around.
 */
export function FocusOnContent({ content }: FocusOnContentProps) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    // Whoever has opened something above the screen meanwhile goes on there.
    if (document.activeElement?.closest('[role=dialog], [role=alertdialog]')) {
      return;
    }
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
  return null;
}
