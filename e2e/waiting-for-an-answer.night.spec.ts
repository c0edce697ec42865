import { listen, seen } from './support/celebrations.ts';
import type { Page, Route } from '@playwright/test';
import { jumpsOf, watchJumps } from './support/jumps.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import {
  fillApplication,
  fillEligibility,
  freshEmail,
  overlay,
  settled,
  startCalculation,
  toast,
} from './support/visitor.ts';

/** Holds back the answer to a call until one of the two returned functions is called. */
async function holdAnswer(page: Page, path: string) {
  let decide: (answer: (route: Route) => Promise<void>) => void = () => {};
  const decided = new Promise<(route: Route) => Promise<void>>((resolve) => {
    decide = resolve;
  });
  await page.route(path, async (route) => (await decided)(route), { times: 1 });
  return {
    answer: () => decide((route) => route.continue()),
    fail: () => decide((route) => route.abort()),
  };
}

async function openEligibility(page: Page): Promise<void> {
  await page.goto('/qualify');
  await fillEligibility(page);
  await settled(page);
}
const check = (page: Page) => page.getByRole('button', { name: 'Check my eligibility' });

test(
  'an eligibility check or application that fails late returns the form and the focus',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/ERR_FAILED/);
    const eligibility = await holdAnswer(page, '**/api/check-eligibility*');
    await openEligibility(page);
    await check(page).click();
    await expect(overlay(page, 'Checking your eligibility')).toBeVisible();
    eligibility.fail();
    await expect(toast(page)).toContainText('Failed to check eligibility. Please try again.');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(check(page)).toBeFocused();

    const application = await holdAnswer(page, '**/api/leads*');
    await page.goto('/apply');
    await fillApplication(page, freshEmail());
    await settled(page);
    const submit = page.getByRole('button', { name: 'Submit my application' });
    await submit.click();
    await expect(overlay(page, 'Submitting Your Application')).toBeVisible();
    application.fail();
    await expect(toast(page)).toContainText('Failed to submit your information. Please try again.');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(submit).toBeFocused();
  },
);

test('nothing moves while an estimate is worked out', { tag: '@phone' }, async ({ page }) => {
  await watchJumps(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/calculator?lang=es');
  await startCalculation(page, 'es');
  const dialog = overlay(page, texts.es.calculating);
  await expect(dialog.getByText('Calculando los paneles para su factura')).toBeVisible();
  expect(await jumpsOf(page)).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'confetti falls once, from the yes on and over the overlay, and not before',
    { tag: '@phone' },
    async ({ page }) => {
      await listen(page);
      const { answer } = await holdAnswer(page, '**/api/check-eligibility*');
      await openEligibility(page);
      await check(page).click();
      await expect(overlay(page, 'Checking your eligibility')).toBeVisible();
      await settled(page);
      expect((await seen(page)).canvases, 'nobody celebrates before the answer').toBe(0);
      answer();
      await expect.poll(async () => (await seen(page)).canvases).toBe(1);
      await expect(overlay(page, 'Checking your eligibility')).toBeVisible();
      await page.waitForURL(/\/eligibility-results/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Congratulations');
      await settled(page);
      expect((await seen(page)).canvases, 'once is enough').toBe(0);
    },
  );
});
