import { type ComponentProps, type MouseEvent, use } from 'react';
import { AppRouter } from '../shell/app-router.ts';

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: string;
}

/** Whether a press means this window, and not a new tab or what else a key beside it asks for. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * A link as each row of a list has one; what it opens knows the list that it was opened from. The
 * address is looked at when it is pressed: a `Link` of the router looks while it is rendered, and
 * fifty of them are rendered again for every search that begins.
 */
export function RowLink({ to, ...rest }: RowLinkProps) {
  const router = use(AppRouter);
  const open = (event: MouseEvent) => {
    if (!router || event.defaultPrevented || !isPlainPress(event)) {
      return;
    }
    event.preventDefault();
    const { pathname, search } = router.state.location;
    void router.navigate(to, { state: { from: pathname + search } });
  };
  return (
    <a
      href={to}
      onClick={open}
      {...rest}
    />
  );
}
