import type { Page } from '@playwright/test';

/**
 * What makes the page wider than its window; nothing when it cannot be moved sideways. It is moved,
 * because a gutter that is kept for a scroll bar hides what is a few pixels too wide from the sizes.
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
