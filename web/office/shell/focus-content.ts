/** Moves the focus to the screen's content, after the element that had it was removed. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
