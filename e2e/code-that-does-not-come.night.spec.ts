import type { Page } from '@playwright/test';
import { skipWait } from './support/specified-waits.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { fillCalculator, fillEligibility, settled } from './support/visitor.ts';

/** Blocks scripts of the page, as a lost connection, a proxy or a blocker does. */
async function lose(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.abort());
}
const everyScript = /\/assets\/.*\.js/;

const { calculate, check } = texts.en;

test.beforeEach(({ errors }) => {
  errors.expect(/net::ERR_FAILED|could not be loaded|cannot be loaded|Failed to fetch dynamically/);
});

test(
  'the page stops waiting for scripts that never answer',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(everyScript, () => {});
    await page.clock.install();
    await page.goto('/calculator', { waitUntil: 'domcontentloaded' });
    await fillCalculator(page);
    await page.getByRole('button', { name: calculate }).click();
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('heading', { level: 1, name: texts.en.estimate })).toBeVisible();
  },
);

test('a button whose script did not load says so', { tag: '@desktop' }, async ({ page }) => {
  await lose(page, everyScript);
  await page.goto('/apply');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: texts.en.clear }).click();
  await expect(page.getByRole('alert')).toContainText('Part of this page did not load');
});

test(
  'an estimate whose dialog does not load is shown on a page, and again later',
  { tag: '@desktop' },
  async ({ page }) => {
    await lose(page, /\/assets\/(ResultsDialog|LoadingOverlay|confetti)-.*\.js/);
    await page.goto('/calculator');
    await settled(page);
    await fillCalculator(page);
    await page.getByRole('button', { name: calculate }).click();
    await skipWait(page, 'estimate');
    await expect(page.getByRole('heading', { level: 1, name: texts.en.estimate })).toBeVisible();
    await page.goto('/calculator');
    await page.getByRole('button', { name: 'Show Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.en.estimate })).toBeVisible();
  },
);

test(
  'an eligibility answer whose code does not load is shown in words, or on a page',
  { tag: '@desktop' },
  async ({ page }) => {
    await lose(page, /\/assets\/EligibilityOutcome-.*\.js/);
    await page.goto('/eligibility-results');
    await expect(page.getByRole('alert')).toContainText('We can’t show your result');

    await lose(page, /\/assets\/EligibilityAnswer-.*\.js/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/qualify');
    await settled(page);
    await fillEligibility(page);
    await page.getByRole('button', { name: check }).click();
    await skipWait(page, 'eligibility');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Congratulations, María');
  },
);
