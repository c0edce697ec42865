import { languages } from '#core/domain/language.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

test(
  'logo, telephone, language and the way to the calculator share one line on the narrowest phone',
  { tag: '@phone' },
  async ({ page }) => {
    for (const language of languages) {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/qualify?lang=${language}`);
        const header = page.getByRole('banner');
        const parts = [
          header.getByRole('link', { name: /^Solar Grant Home/ }),
          header.getByRole('link', { name: /\(541\) 555-0142/ }),
          header.locator('summary'),
          header.getByRole('link', { name: texts[language].calculate }),
        ];
        let left = 0;
        for (const part of parts) {
          const box = await placeOf(part);
          expect.soft(box.x, `${language} at ${width}`).toBeGreaterThanOrEqual(left);
          expect
            .soft(Math.min(box.width, box.height), `${language} at ${width}`)
            .toBeGreaterThanOrEqual(44);
          left = box.x + box.width;
        }
        expect.soft(left, `${language} at ${width}`).toBeLessThanOrEqual(width);
      }
      await page.getByRole('banner').getByRole('link', { name: texts[language].calculate }).click();
      await expect(page).toHaveURL(/\/calculator/);
    }
  },
);
