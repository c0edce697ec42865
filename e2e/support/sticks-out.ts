import { expect, type Page } from '@playwright/test';

/**
 * The elements that make the page wider than its window; none if it cannot scroll sideways. It is
 * scrolled, because a reserved scrollbar gutter hides an overflow of a few pixels from the sizes.
 */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollX: before, scrollY } = window;
    window.scrollTo({ left: 10_000, top: scrollY, behavior: 'instant' });
    const moved = window.scrollX;
    window.scrollTo({ left: before, top: scrollY, behavior: 'instant' });
    if (moved === 0) {
      return [];
    }
    const { clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${moved} px sideways`,
      ...wide
        .slice(-3)
        .map(
          (element) =>
            `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`,
        ),
    ];
  });

export const widths = [320, 390, 768, 1440];

/** Checks the current page at every width after loading it once; the window is as before then. */
export async function expectNothingSticksOut(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // A window that has just been narrowed needs a moment to settle.
    await expect.poll(() => sticksOut(page), `${what} at ${width}`).toEqual([]);
  }
  await page.setViewportSize(before);
}
