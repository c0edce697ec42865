/** Whether the visitor prefers reduced motion: no confetti, counting or sound then. */
export function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
