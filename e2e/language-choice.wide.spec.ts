import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage, settled } from './support/visitor.ts';

test(
  'a chosen language survives a reload, other pages, back and forward, and the next visit',
  { tag: '@phone' },
  async ({ page, newVisitor }) => {
    const html = page.locator('html');
    await page.goto('/');
    await expect(html).toHaveAttribute('lang', 'en');
    await chooseLanguage(page, 'Español');
    await expect(page).toHaveURL(/[?&]lang=es/);
    await expect(html).toHaveAttribute('lang', 'es');
    await page.reload();
    await expect(html).toHaveAttribute('lang', 'es');
    await page.goto('/calculator');
    await expect(html).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calcule su ahorro solar');
    await chooseLanguage(page, 'Português (Brasil)');
    await expect(html).toHaveAttribute('lang', 'pt-BR');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/\?lang=es/);
    await expect(html, 'going back reads the address again').toHaveAttribute('lang', 'es');
    await page.goForward();
    await page.goForward();
    await expect(html).toHaveAttribute('lang', 'pt-BR');

    // A browser that lost its cookie but not its storage still knows.
    const kept = await page.context().storageState();
    const later = await (await newVisitor({ storageState: { ...kept, cookies: [] } })).newPage();
    await later.goto('/qualify');
    await expect(later.locator('html')).toHaveAttribute('lang', 'pt-BR');
  },
);

test(
  'the language in the address wins over the one chosen earlier, and an unknown one changes nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/?lang=es');
    await page.goto('/calculator?lang=pt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.goto('/calculator?lang=<script>alert(1)</script>');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    expect(await page.evaluate(() => localStorage.getItem('language')), 'kept at once').toBe('pt');
  },
);

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

for (const [written, html, kept] of [
  ['pt-BR', 'pt-BR', 'pt'],
  ['ES', 'es', 'es'],
] as const) {
  test(
    `a language that the address writes as ${written} is remembered`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`/?lang=${written}`);
      await expect(page.locator('html')).toHaveAttribute('lang', html);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(kept);
      await page.goto('/calculator');
      await expect(page.locator('html')).toHaveAttribute('lang', html);
      // Storage alone is enough as well.
      await page.context().clearCookies();
      await page.goto('/qualify');
      await expect(page.locator('html')).toHaveAttribute('lang', html);
    },
  );
}

test(
  'a browser that prefers Spanish gets English and one line that offers the page in Spanish',
  { tag: '@desktop' },
  async ({ newVisitor }) => {
    const page = await (await newVisitor({ locale: 'es-MX' })).newPage();
    await page.goto('/calculator?utm_source=card');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const offer = page.getByRole('link', { name: 'Ver esta página en español' });
    await expect(offer).toBeVisible();
    expect((await placeOf(offer)).height).toBeLessThanOrEqual(40);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offer).toBeFocused();
    await settled(page);
    await offer.click();
    await expect(page).toHaveURL(/\/calculator\?utm_source=card&lang=es$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(offer).toBeHidden();
    await chooseLanguage(page, 'English');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer, 'English was chosen').toBeHidden();
  },
);

test(
  'without browser storage the language is kept from page to page, and in a copied address',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.route('**/*', async (route) => {
      await context.clearCookies();
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const html = page.locator('html');
    await page.goto('/?lang=es');
    for (const path of ['/calculator', '/qualify', '/apply', '/', '/affiliate/register']) {
      await page.locator(`a[href^="${path}?"]:visible`).first().click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?lang=es(#|$)`));
      await expect(html).toHaveAttribute('lang', 'es');
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

test(
  'the menu shows the three languages with the current one ticked, and keeps the rest of the address',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/thank-you?leadId=7&lang=es');
    await page.locator('header details summary').click();
    const items = page.getByRole('banner').locator('[data-language]');
    await expect(items).toHaveText(['English', 'Español', 'Português (Brasil)']);
    await expect(items.nth(1)).toHaveAttribute('aria-current', 'true');
    await items.nth(2).click();
    await expect(page).toHaveURL(/\/thank-you\?leadId=7&lang=pt/);
  },
);
