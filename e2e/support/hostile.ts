import { expect, type Page } from '@playwright/test';

// Each sets window.ran if the page treats it as markup, script or a template.
export const image = '<img src=x onerror="window.ran=1">';
export const script = '"><script>window.ran=2</script>';
export const template = '{{constructor.constructor("window.ran=3")()}}${window.ran=4}';
export const address = 'javascript:window.ran=5//<svg/onload=window.ran=6>';

/** The typed text is on the page as text: no part of it has run or become an element. */
export async function expectHarmless(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => (window as { ran?: number }).ran),
    `nothing ran on ${page.url()}`,
  ).toBeUndefined();
  expect(
    await page.locator('img[src="x"], svg[onload], [href^="javascript:" i], [onerror]').count(),
    page.url(),
  ).toBe(0);
}

/** Opens all details elements. */
export async function foldOut(desk: Page): Promise<void> {
  await desk.evaluate(() => {
    for (const part of document.querySelectorAll('details')) {
      part.open = true;
    }
  });
}
