import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import {
  calculate,
  checkEligibility,
  field,
  fillEligibility,
  holdScripts,
} from './support/visitor.ts';

/** Waits until the code of the form with this field is there: the first touch fetches it. */
const awake = (page: Page, name: string) =>
  expect(page.locator(`[data-island]:has([name=${name}])`)).toHaveAttribute('data-awake', 'yes');

test(
  'a restored answer that appears under the cursor is replaced by what is typed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/qualify');
    await fillEligibility(page, { firstName: 'Ana', lastName: 'Silva' });
    await checkEligibility(page);
    const release = await holdScripts(page);
    await page.goto('/apply');
    await field(page, 'firstName').focus();
    release();
    await expect(field(page, 'firstName')).toHaveValue('Ana');
    await awake(page, 'firstName');
    await page.keyboard.type('Joana');
    await expect(field(page, 'firstName')).toHaveValue('Joana');
    await expect(field(page, 'lastName')).toHaveValue('Silva');
  },
);

test(
  'a known answer is replaced by what is typed after Change, but not where the visitor put the caret',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/calculator');
    await calculate(page);
    await page.goto('/qualify');
    const price = field(page, 'homePrice');
    const change = page.getByRole('button', { name: /^Change .*price/ });
    await change.click();
    await page.keyboard.type('310000');
    await expect(price).toHaveValue('310000');
    await awake(page, 'homePrice');
    await field(page, 'name').focus();
    await expect(price).toHaveValue('310,000');
    // A typed answer is not replaced.
    await price.click();
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await expect(price).toHaveValue('310,0000');

    await page.evaluate(() => localStorage.removeItem('eligibility_draft'));
    await page.goto('/qualify');
    await change.click();
    await awake(page, 'homePrice');
    await expect(price).toHaveValue('425,000');
    await price.click();
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await expect(price).toHaveValue('425,0000');
  },
);
