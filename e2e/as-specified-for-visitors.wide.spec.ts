import { listen, seen } from './support/celebrations.ts';
import { expect, test } from './support/test.ts';
import { asApplicant, overlay, startCalculation } from './support/visitor.ts';

test.use({ waits: 'as specified', contextOptions: { reducedMotion: 'no-preference' } });

test(
  'the estimate takes four seconds of progress and messages, then figures, confetti and a sound',
  { tag: '@desktop' },
  async ({ page }) => {
    await listen(page);
    await page.clock.install();
    await page.goto('/calculator');
    await startCalculation(page);
    const since = await page.evaluate(() => Date.now());
    const wait = overlay(page, 'Calculating your savings');
    const progress = async () => Number(await wait.getByRole('progressbar').getAttribute('value'));
    const message = () => wait.locator('[aria-live=polite]').innerText();
    await page.clock.pauseAt(since + 500);
    const submit = page.locator('main form button[type=submit]').first();
    await expect(submit).toBeDisabled();
    const [before, said] = [await progress(), await message()];
    await page.clock.runFor(400);
    const grown = (await progress()) - before;
    expect(grown).toBeGreaterThanOrEqual(5);
    expect(grown).toBeLessThanOrEqual(20);
    await page.clock.runFor(1200);
    expect(await message()).not.toBe(said);
    await page.clock.pauseAt(since + 3200);
    await expect(wait).toBeVisible();
    await page.clock.resume();
    const dialog = page.getByRole('dialog', { name: 'Your solar estimate' });
    await expect(dialog).toBeVisible();
    await expect(
      dialog.getByRole('term').filter({ hasText: 'Federal tax credit (30%)' }),
    ).toHaveCount(1);
    await expect.poll(async () => (await seen(page)).canvases).toBe(1);
    await expect.poll(async () => (await seen(page)).sounds).toBe(1);
  },
);

test(
  'it rains confetti for three seconds on the thank-you page',
  { tag: '@desktop' },
  async ({ page, product }) => {
    await listen(page);
    await asApplicant(page, product.origin, 7);
    await page.goto('/thank-you?leadId=7');
    const canvas = page.locator('canvas');
    await expect(canvas).toHaveCount(1);
    const began = Date.now();
    await expect(canvas).toHaveCount(0);
    expect(Date.now() - began).toBeGreaterThan(2500);
    expect((await seen(page)).canvases).toBe(1);
  },
);
