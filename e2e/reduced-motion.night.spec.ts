import { celebrationMs, listen, seen } from './support/celebrations.ts';
import { specifiedMs } from './support/specified-waits.ts';
import { expect, test } from './support/test.ts';
import { asApplicant, calculate, overlay, settled, timersHaveRun } from './support/visitor.ts';

test.describe('with reduced motion', () => {
  test.use({ waits: 'as specified' });

  test(
    'nothing is thrown, sounded or set in motion, and the four seconds stay',
    { tag: '@desktop' },
    async ({ page, product }) => {
      await listen(page);
      await page.goto('/calculator');
      await settled(page);
      const began = Date.now();
      const dialog = await calculate(page);
      expect(Date.now() - began).toBeGreaterThanOrEqual(specifiedMs.estimate);
      await timersHaveRun(page, celebrationMs);
      await settled(page);
      expect(await seen(page)).toMatchObject({ canvases: 0, sounds: 0 });
      await expect(dialog).toContainText('$13,000');
      await asApplicant(page, product.origin, 1);
      await page.goto('/thank-you?leadId=1');
      await timersHaveRun(page, celebrationMs);
      await settled(page);
      expect((await seen(page)).canvases).toBe(0);
      await page.goto('/');
      await settled(page);
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('video')].every((film) => film.paused),
        ),
      ).toBe(true);
      const moved = await page.locator('h1').evaluate((title) => {
        title.style.marginTop = '7px';
        return getComputedStyle(title).marginTop;
      });
      expect(moved, 'there at once').toBe('7px');
    },
  );
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'otherwise a calculation ends with confetti and a sound, and the keyboard goes on working',
    { tag: '@desktop' },
    async ({ page, product }) => {
      await listen(page);
      await page.goto('/calculator');
      await settled(page);
      const dialog = await calculate(page);
      await expect.poll(() => seen(page)).toMatchObject({ canvases: 1, sounds: 1 });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(overlay(page, 'Calculating your savings')).toBeHidden();
      await asApplicant(page, product.origin, 1);
      await page.goto('/thank-you?leadId=1');
      await expect.poll(async () => (await seen(page)).canvases).toBe(1);
    },
  );
});
