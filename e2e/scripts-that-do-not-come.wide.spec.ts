import type { Page } from '@playwright/test';
import { readLead } from './support/crm.ts';
import { languages } from '#core/domain/language.ts';
import { skipWait } from './support/specified-waits.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import {
  buyer,
  calculate as calculateSavings,
  fillApplication,
  fillCalculator,
  fillEligibility,
  freshEmail,
  settled,
} from './support/visitor.ts';

/** Blocks scripts of the page, as a lost connection, a proxy or a blocker does. */
async function lose(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.abort());
}
const everyScript = /\/assets\/.*\.js/;

const { calculate, check, submit } = texts.en;

test.beforeEach(({ errors }) => {
  errors.expect(/net::ERR_FAILED|could not be loaded|cannot be loaded|Failed to fetch dynamically/);
});

for (const [name, files] of [
  ['its scripts', everyScript],
  ['the code of its form', /\/assets\/(Calculator|EligibilityForm|ApplicationForm)-.*\.js/],
] as const) {
  test(
    `a page that loses ${name} answers its form all the same`,
    { tag: '@desktop' },
    async ({ page }) => {
      await lose(page, files);
      await page.goto('/calculator');
      await fillCalculator(page);
      await page.getByRole('button', { name: calculate }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.en.estimate })).toBeVisible();
      await expect(page.locator('main')).toContainText('$13,000');

      await page.goto('/qualify');
      await fillEligibility(page);
      await page.getByRole('button', { name: check }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Congratulations, María');

      await page.goto('/apply');
      await fillApplication(page, freshEmail());
      await page.getByRole('button', { name: submit }).click();
      await page.waitForURL(/\/thank-you\?leadId=\d+/);
    },
  );
}

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

for (const language of languages) {
  test(
    `a form that can be neither sent nor posted, offline, stays and says so in ${language}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await lose(page, everyScript);
      await page.goto(`/apply?lang=${language}`);
      await fillApplication(page, freshEmail());
      await page.context().setOffline(true);
      await page.getByRole('button', { name: texts[language].submit }).click();
      await expect(page.getByRole('alert')).toContainText(/offline|sin conexión|sem conexão/);
      expect(new URL(page.url()).pathname).toBe('/apply');
      await page.context().setOffline(false);
      await page.getByRole('button', { name: texts[language].submit }).click();
      await page.waitForURL(/\/thank-you/);
    },
  );
}

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

test(
  'answers of an earlier step are sent along when the code of the form does not load',
  { tag: '@desktop' },
  async ({ page, staff }) => {
    await page.goto('/calculator');
    await settled(page);
    await calculateSavings(page);
    await lose(page, /\/assets\/ApplicationForm-.*\.js/);
    await page.goto('/apply');
    await fillApplication(page, freshEmail());
    await page.getByRole('button', { name: submit }).click();
    await page.waitForURL(/\/thank-you\?leadId=\d+/);
    const lead = await readLead(staff, Number(new URL(page.url()).searchParams.get('leadId')));
    expect(lead).toMatchObject({
      homePrice: 425_000,
      electricBill: 300,
      creditScore: buyer.creditScore,
      propertyState: buyer.state,
    });
    expect(lead.calculations).toHaveLength(1);
    const kept = () => page.evaluate(() => localStorage.getItem('calculator_homePrice'));
    await expect.poll(kept, 'what was sent is no longer kept').toBeNull();
  },
);
