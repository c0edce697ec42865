/** Brings the keyboard to the screen's content, where what had the focus is gone with what was done. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
