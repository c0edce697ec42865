/** Whether the visitor asked for less motion; then nothing flies, counts or sounds by itself. */
export function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
