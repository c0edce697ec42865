import type { Page } from '@playwright/test';
import { readLead } from './support/crm.ts';
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

test(
  'a page that loses its scripts answers its form all the same',
  { tag: '@desktop' },
  async ({ page }) => {
    await lose(page, everyScript);
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

test(
  'a form that can be neither sent nor posted, offline, stays and says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await lose(page, everyScript);
    await page.goto('/apply?lang=es');
    await fillApplication(page, freshEmail());
    await page.context().setOffline(true);
    await page.getByRole('button', { name: texts.es.submit }).click();
    await expect(page.getByRole('alert')).toContainText('sin conexión');
    expect(new URL(page.url()).pathname).toBe('/apply');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: texts.es.submit }).click();
    await page.waitForURL(/\/thank-you/);
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
