import type { Page } from '@playwright/test';

/** What makes the page wider than its window; nothing when it is not. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide
        .slice(-3)
        .map(
          (element) =>
            `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`,
        ),
    ];
  });
