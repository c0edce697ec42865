import { type ComponentProps, type MouseEvent, use } from 'react';
import type { NavigateOptions } from 'react-router';
import { AppRouter, type Router } from '../shell/app-router.ts';

interface StillLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** A whole path: it leads to the same place from everywhere. */
  to: string;
  /** How it is gone to, as things are when it is pressed. */
  options?: (router: Router) => NavigateOptions;
}

/** Whether a press means this window, and not a new tab or what else a key beside it asks for. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * A link that looks at the address when it is pressed. A `Link` of the router looks while it is
 * rendered, and is rendered again for every search that begins.
 */
export function StillLink({ to, options, ...rest }: StillLinkProps) {
  const router = use(AppRouter);
  const open = (event: MouseEvent) => {
    if (!router || event.defaultPrevented || !isPlainPress(event)) {
      return;
    }
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    const replace = to === pathname + search + hash;
    void router.navigate(to, { replace, ...options?.(router) });
  };
  return (
    <a
      href={to}
      onClick={open}
      {...rest}
    />
  );
}
