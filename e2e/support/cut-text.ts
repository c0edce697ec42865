import type { Page } from '@playwright/test';

/**
 * Texts that overflow the sides of the window, where they are cut off or need scrolling, and those
 * with a figure that breaks in two.
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    for (let next = texts.nextNode(); next; next = texts.nextNode()) {
      const node = next;
      const owner = node.parentElement!;
      // Screen-reader-only text is one pixel wide.
      if (
        owner.closest('script, style, noscript, option') ||
        !owner.checkVisibility({ visibilityProperty: true })
      ) {
        continue;
      }
      if (
        owner.closest('[class*=visually-hidden], [aria-hidden=true]') ||
        getComputedStyle(owner).clipPath !== 'none'
      ) {
        continue;
      }
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      const isCut = lines.some(
        ({ left, right, width }) => width > 0 && (right > clientWidth + 1 || left < -1),
      );
      const isBroken = [...node.textContent!.matchAll(/(?<![:\d])\d[\d.,]*\d/g)].some(
        ({ 0: figure, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + figure.length);
          const rows = [...range.getClientRects()].filter(({ width }) => width > 0);
          return new Set(rows.map(({ top }) => Math.round(top))).size > 1;
        },
      );
      if (isCut || isBroken) {
        cut.push(node.textContent!.trim().slice(0, 50));
      }
    }
    return cut;
  });
