import { expect, test } from './support/test.ts';
import { chooseLanguage, settled } from './support/visitor.ts';

test(
  'a page that the browser kept alive comes back in the language chosen since',
  { tag: '@desktop' },
  async ({ playwright, launchOptions, baseURL, errors }) => {
    // Unlike people's browsers, the other journeys' browser has no back-forward cache.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await browser.newContext({ baseURL: baseURL! });
      await errors.watch(context);
      const page = await context.newPage();
      await page.addInitScript(() =>
        addEventListener('pageshow', (event) => {
          if (event.persisted) {
            sessionStorage.setItem('kept alive', location.pathname);
          }
        }),
      );
      await page.goto('/');
      await settled(page);
      await chooseLanguage(page, 'Español');
      await expect(page).toHaveURL(/\/\?lang=es/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await settled(page);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/\?lang=es$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      expect(
        await page.evaluate(() => sessionStorage.getItem('kept alive')),
        'the page was one that was kept alive',
      ).toBe('/');
    } finally {
      await browser.close();
    }
  },
);

test(
  'the address bar names the language, so that a copied address opens in it',
  { tag: '@desktop' },
  async ({ page, newVisitor }) => {
    await page.goto('/?lang=pt');
    await page.goto('/calculator?utm_source=card#calculator-form');
    await expect(page).toHaveURL(/\/calculator\?utm_source=card&lang=pt#calculator-form$/);
    const friend = await (await newVisitor()).newPage();
    await friend.goto(page.url());
    await expect(friend.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(friend.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/calculator\?lang=pt$/,
    );
  },
);

test(
  'the menu closes on a tap elsewhere and on Escape, which gives the focus back',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/calculator');
    await settled(page);
    const menu = page.locator('header details');
    const summary = menu.locator('summary');
    await summary.click();
    await expect(menu).toHaveAttribute('open');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).not.toHaveAttribute('open');
    await summary.click();
    await menu.getByRole('link', { name: 'Español' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  },
);
