import { languages } from '#core/domain/language.ts';
import { jumpsOf, watchJumps } from './support/jumps.ts';
import { openPublicPage } from './support/pages.ts';
import { placeOf } from './support/places.ts';
import { registerPartner } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { calculate, settled } from './support/visitor.ts';

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

for (const [width, height] of [
  [360, 800],
  [390, 844],
  [430, 932],
] as const) {
  test(
    `a phone of ${width} px shows house, partner, title, action and figures at once, and nothing jumps`,
    { tag: '@phone' },
    async ({ product, newVisitor }) => {
      const { referralCode } = await registerPartner(product.origin, { company: 'Souza Realty' });
      for (const language of languages) {
        for (const code of [null, referralCode]) {
          const context = await newVisitor({ viewport: { width, height } });
          const page = await context.newPage();
          await watchJumps(page);
          // Caches the fonts: on a slow machine they replace the fallback late.
          await page.goto('/privacy');
          await page.goto(`/?lang=${language}${code ? `&ref=${code}` : ''}`);
          await settled(page);
          const parts = [
            page.locator('main img').first(),
            page.locator('h1'),
            page.locator('main a[href^="/calculator"]').first(),
            ...(await page.locator('main dl').first().locator('dd').all()),
            ...(code ? [page.locator('aside').filter({ hasText: 'Ana Souza' })] : []),
          ];
          expect(parts.length).toBeGreaterThan(5);
          for (const part of parts) {
            await expect(part).toBeInViewport({ ratio: 1 });
          }
          // The remaining time is on one line.
          expect((await placeOf(page.getByRole('timer'))).height).toBeLessThan(30);
          expect(await jumpsOf(page), `${language}, ${code}`).toEqual([]);
          await context.close();
        }
      }
    },
  );
}

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
  'the note that the credit has ended is shown at offers, not at what was claimed, and no badge repeats the lender',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main dt').getByText('tax credits', { exact: true })).toHaveText(
      'tax credits',
    );
    await page.goto('/apply');
    await expect(page.getByText('FHA approved', { exact: false })).toHaveCount(0);
  },
);

test(
  'nothing jumps when the kept answer of the eligibility check comes',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchJumps(page);
    for (const language of ['en', 'es'] as const) {
      await page.goto('/privacy');
      await openPublicPage(page, '/eligibility-results', language);
      await settled(page);
      expect(await jumpsOf(page), language).toEqual([]);
      await expect(page.locator('footer')).toBeVisible();
    }
  },
);

test(
  'the longest figures of an estimate stay inside their places',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto('/calculator?lang=pt');
    await settled(page);
    const dialog = await calculate(page, 'pt', { homePrice: '500000', state: 'CA' });
    const figures = await dialog.locator('dd').evaluateAll((places) =>
      places.map((place) => ({
        text: place.textContent,
        isCut: place.scrollWidth > place.clientWidth + 1,
        sticksOut:
          place.getBoundingClientRect().right >
          place.closest('dl')!.getBoundingClientRect().right + 1,
      })),
    );
    expect(figures.length).toBeGreaterThan(5);
    expect(figures.filter(({ isCut, sticksOut }) => isCut || sticksOut)).toEqual([]);
  },
);
