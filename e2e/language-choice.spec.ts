import { expect, test } from './support/test.ts';
import { chooseLanguage } from './support/visitor.ts';

test('a chosen language survives a reload, other pages, back and forward, and the next visit', async ({ page, newVisitor }) => {
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
});

test('the language of the address goes before the one chosen earlier, and an unknown one changes nothing', { tag: '@desktop' },
  async ({ page }) => {
  await page.goto('/?lang=es');
  await page.goto('/calculator?lang=pt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.goto('/calculator?lang=<script>alert(1)</script>');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(await page.evaluate(() => localStorage.getItem('language')), 'kept at once').toBe('pt');
});

test('the menu shows the three languages with the current one ticked, and keeps the rest of the address', { tag: '@desktop' },
  async ({ page }) => {
  await page.goto('/thank-you?leadId=7&lang=es');
  await page.locator('header details summary').click();
  const items = page.getByRole('banner').locator('[data-language]');
  await expect(items).toHaveText(['English', 'Español', 'Português (Brasil)']);
  await expect(items.nth(1)).toHaveAttribute('aria-current', 'true');
  await items.nth(2).click();
  await expect(page).toHaveURL(/\/thank-you\?leadId=7&lang=pt/);
});
