import type { Page } from '@playwright/test';
import { languages } from '#core/domain/language.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';

const pages = ['/calculator', '/qualify', '/apply'];

/** Pixels from the top of the page to its first control. */
async function firstFieldAt(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const first = page.locator('main').locator('input:visible, select:visible').first();
  const { y } = await placeOf(first);
  return y;
}

test(
  'a form page starts with its form, on a laptop and on a phone',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [width, height, most] of [
      [1366, 768, 430],
      [390, 844, 0.6 * 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const language of languages) {
        for (const path of pages) {
          const y = await firstFieldAt(page, `${path}?lang=${language}`);
          expect(y, `${path} ${language} at ${width}`).toBeLessThanOrEqual(most);
        }
      }
    }
  },
);

test('a form page says its title once', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/qualify', '/apply']) {
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page.getByRole('region', { name: title }).locator('form').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: title, exact: true }), path).toHaveCount(1);
  }
});

test('the claimed sums have their specified names', { tag: '@desktop' }, async ({ page }) => {
  for (const [path, name] of [
    ['/', 'tax credits'],
    ['/qualify', 'grants awarded'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(name, { exact: true }), path).toHaveCount(1);
  }
});
