import { languages } from '#core/domain/language.ts';
import { openCrm } from './support/crm.ts';
import { openPublicPage, publicPaths } from './support/pages.ts';
import { sticksOut } from './support/sticks-out.ts';
import { expect, test } from './support/test.ts';
import { apply, calculate, fillApplication, freshEmail } from './support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 390, 768, 1440]) {
  test(
    `no page scrolls sideways at ${width} pixels in any language`,
    { tag: '@desktop' },
    async ({ page, errors }) => {
      test.slow();
      errors.expect(/status of 404 .*no-such-page/);
      await page.setViewportSize({ width, height: 844 });
      for (const language of languages) {
        for (const path of publicPaths) {
          await openPublicPage(page, path, language);
          expect.soft(await sticksOut(page), `${path} in ${language}`).toEqual([]);
        }
      }
      if (width > 768) {
        return;
      }
      await page.goto('/calculator?lang=pt');
      const dialog = await calculate(page, 'pt');
      expect
        .soft(
          await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
          'the results dialog',
        )
        .toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-result]')).toBeVisible();
      expect.soft(await sticksOut(page), 'calculator with its estimate').toEqual([]);
    },
  );
}

test(
  'no page of the CRM scrolls sideways, on a phone',
  { tag: '@phone' },
  async ({ page, newVisitor, staff, product }) => {
    await page.goto('/apply');
    await fillApplication(page, freshEmail(), {
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      address: 'W'.repeat(120),
    });
    const id = await apply(page);
    const desk = await openCrm(await newVisitor(), staff, product.origin);
    for (const path of [
      '/admin/dashboard',
      '/admin/dashboard?tab=leads',
      '/admin/dashboard?tab=affiliates',
      '/admin/dashboard?tab=programme',
      `/admin/contact/${id}`,
    ]) {
      await desk.goto(path);
      await expect(desk.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(desk.locator('[aria-busy=true]')).toHaveCount(0);
      await desk.waitForTimeout(300);
      expect.soft(await sticksOut(desk), path).toEqual([]);
    }
  },
);
