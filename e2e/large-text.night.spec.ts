import { languages } from '#core/domain/language.ts';
import { cutText } from './support/cut-text.ts';
import { openPublicPage, publicPaths } from './support/pages.ts';
import { sticksOut } from './support/sticks-out.ts';
import { expect, test } from './support/test.ts';
import { apply, calculate, fillApplication, freshEmail, settled } from './support/visitor.ts';

// The browser's default font size, doubled: some people set it instead of zooming each page.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

test(
  'with text twice as large no page of a phone scrolls sideways or cuts a word or a figure',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    test.slow();
    errors.expect(/status of 404 .*no-such-page/);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of languages) {
      for (const path of publicPaths) {
        await openPublicPage(page, path, language);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          '32px',
        );
        expect.soft(await sticksOut(page), `${path} in ${language}`).toEqual([]);
        expect.soft(await cutText(page), `${path} in ${language}`).toEqual([]);
      }
      await page.goto(`/calculator?lang=${language}`);
      await calculate(page, language);
      expect.soft(await cutText(page), `the estimate in ${language}`).toEqual([]);
      await page.goto(`/qualify?lang=${language}`);
      expect.soft(await cutText(page), `what is known in ${language}`).toEqual([]);
    }
  },
);

test(
  'with text twice as large who referred the buyer and the own page are whole',
  { tag: '@desktop' },
  async ({ page, staff }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await staff.post('/api/admin/affiliates', {
      firstName: 'Guadalupe',
      lastName: 'Villanueva',
      company: 'Villanueva Residential Properties',
      email: 'villanueva@example.com',
      referralCode: 'LARGETEXT',
      isLicensedRealtor: true,
    });
    for (const language of languages) {
      await page.goto(`/apply?lang=${language}&ref=LARGETEXT`);
      await settled(page);
      await expect(page.locator('aside', { hasText: 'Villanueva' }).first()).toBeVisible();
      expect.soft(await cutText(page), `the referral in ${language}`).toEqual([]);
      await fillApplication(page, freshEmail(), { firstName: 'Guadalupe', lastName: 'Ortiz' });
      await apply(page, language);
      await page.locator('main a[href*="/my"]').first().click();
      await expect(page.getByRole('switch').first()).toBeVisible();
      expect.soft(await sticksOut(page), `the own page in ${language}`).toEqual([]);
      expect.soft(await cutText(page), `the own page in ${language}`).toEqual([]);
    }
  },
);
