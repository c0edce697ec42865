import { languages } from '#core/domain/language.ts';
import { expect, test } from './support/test.ts';

test(
  'on an upright tablet the words, the action and the picture share the first screen, in every language',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    for (const language of languages) {
      await page.goto(`/?lang=${language}`);
      const action = page.locator('main a[href^="/calculator"]').first();
      await expect(action).toBeInViewport({ ratio: 1 });
      await expect(page.locator('main img').first()).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  "nothing covers the lender's line above a page",
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/status of 404 .*no-such-page/);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/calculator',
      '/qualify',
      '/apply',
      '/thank-you',
      '/privacy',
      '/no-such-page',
    ]) {
      await page.goto(path);
      const isCovered = await page.evaluate(() => {
        const line = document.querySelector('main > p:first-child');
        if (!line) {
          return false;
        }
        const { bottom } = line.getBoundingClientRect();
        const next = line.nextElementSibling!.getBoundingClientRect();
        const isNavigation = line.nextElementSibling!.tagName === 'NAV';
        return next.top < bottom && !isNavigation;
      });
      expect(isCovered, path).toBe(false);
    }
  },
);

test(
  'a note that the credit has ended stands at offers, not at what was claimed, and no badge repeats the lender',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main dt', { hasText: 'in grants and tax credits' })).toHaveText(
      'in grants and tax credits',
    );
    await page.goto('/apply');
    await expect(page.getByText('FHA approved', { exact: false })).toHaveCount(0);
  },
);
