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

    // Going forward may show a page without asking the server, whose cookie is then an older choice.
    const older = kept.cookies.map((one) => (one.name === 'lang' ? { ...one, value: 'es' } : one));
    expect(older.filter(({ name }) => name === 'lang')).toHaveLength(1);
    const stale = await (await newVisitor({ storageState: { ...kept, cookies: older } })).newPage();
    await stale.goto('/qualify');
    await expect(stale.locator('html')).toHaveAttribute('lang', 'pt-BR');
  },
);

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
