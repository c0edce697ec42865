import type { Page } from '@playwright/test';

/** Records layout shifts that the visitor did not cause. */
export async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as { jumps?: string[] };
    seen.jumps = [];
    // A slow browser paints the header before it has parsed the links at its end. Until the whole
    // page is shown, a shift of the header alone comes from the parser.
    let shownAt = Infinity;
    document.addEventListener('readystatechange', () => {
      requestAnimationFrame(() =>
        setTimeout(() => (shownAt = Math.min(shownAt, performance.now()))),
      );
    });
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
        const isHeader = sources.every(({ node }) => node?.parentElement?.closest('header'));
        if (startTime > shownAt || sources.length === 0 || !isHeader) {
          const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 30));
          seen.jumps!.push(
            `${value} at ${startTime} ms, shown at ${shownAt}: ${moved.join(' | ')}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts so far, each with what moved. */
export const jumpsOf = (page: Page) => page.evaluate(() => (window as { jumps?: string[] }).jumps);
