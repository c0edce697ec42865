import { useEffect } from 'react';
import { prefersLessMotion } from '../../browser/effects/motion.ts';

const waitMs = 100;

/** Scrolls to the form when the address names it, unless the visitor has begun to do something. */
export function useScrollToForm(id: string): void {
  useEffect(() => {
    if (location.hash !== `#${id}`) {
      return;
    }
    const timer = setTimeout(() => {
      if (navigator.userActivation?.hasBeenActive) {
        return;
      }
      const behavior = prefersLessMotion() ? 'instant' : 'smooth';
      document.getElementById(id)?.scrollIntoView({ behavior });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [id]);
}
