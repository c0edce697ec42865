import type { Locator } from '@playwright/test';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place of an element in the window, in CSS pixels, once its fonts are there and it rests. */
export const placeOf = (element: Locator): Promise<Place> =>
  element.evaluate(async (found): Promise<Place> => {
    await document.fonts.ready;
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A page in the background has no frames.
        setTimeout(resolve, 200);
      });
    const now = () => {
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x, y, width, height };
    };
    for (let last = now(); ;) {
      await nextFrame();
      const next = now();
      if (JSON.stringify(next) === JSON.stringify(last)) {
        return next;
      }
      last = next;
    }
  });
