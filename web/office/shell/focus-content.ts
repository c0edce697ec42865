/** Focuses the screen's content after the focused element was removed. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Focuses a place whose pressed button is disabled or gone, so that the next Tab leads to what is
 * there now. A person who has moved the focus keeps it.
 */
export function focusPlace(place: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || (focused !== place && place?.contains(focused))) {
    place?.focus({ preventScroll: true });
  }
}
