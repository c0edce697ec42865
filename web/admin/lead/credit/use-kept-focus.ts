import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Gives the focus to the first choice of a group. */
export function focusFirst(group: HTMLElement | null): void {
  group?.querySelector('input')?.focus();
}

/**
 * Gives the focus to the first choice where the one that had it is no longer listed; without it the
 * next key would go nowhere. Belongs on the element around the choices, whose lines may change.
 */
export function useKeptFocus<Group extends HTMLElement>() {
  const ref = useRef<Group>(null);
  const isInside = useRef(false);
  // After every change of the lines. The browser tells React of no blur when an element is removed.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isInside.current && isLost) {
      focusFirst(ref.current);
    }
  });
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
