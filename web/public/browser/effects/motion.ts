/** Whether the visitor asked for less motion; then nothing flies, counts or sounds by itself. */
export const prefersLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
