import type { Page } from '@playwright/test';

/**
 * Texts that overflow the sides of the window, where they are cut off or need scrolling, those of
 * which lines are left out, and those with a figure or a word that breaks in two without a hyphen.
 * Addresses and code may break.
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
      const { clipPath, hyphens, webkitLineClamp } = getComputedStyle(owner);
      if (owner.closest('[class*=visually-hidden], [aria-hidden=true]') || clipPath !== 'none') {
        continue;
      }
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      const isCut = lines.some(
        ({ left, right, width }) => width > 0 && (right > clientWidth + 1 || left < -1),
      );
      const word = /(?<![\p{L}@/._-])\p{L}{2,}(?![\p{L}@/_-]|\.\p{L})/gu;
      const isBroken = [
        ...node.textContent!.matchAll(/(?<![:\d])\d[\d.,]*\d/g),
        ...(hyphens === 'auto' || owner.closest('code') ? [] : node.textContent!.matchAll(word)),
      ].some(({ 0: whole, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + whole.length);
        const rows = [...range.getClientRects()].filter(({ width }) => width > 0);
        return new Set(rows.map(({ top }) => Math.round(top))).size > 1;
      });
      const isShortened = webkitLineClamp !== 'none' && owner.scrollHeight > owner.clientHeight + 1;
      if (isCut || isBroken || isShortened) {
        cut.push(node.textContent!.trim().slice(0, 50));
      }
    }
    return cut;
  });
