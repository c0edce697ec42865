import type { Page } from '@playwright/test';
import { skipWait } from './support/specified-waits.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { buyer, calculatorField, fillCalculator, settled, toast } from './support/visitor.ts';

async function expectFailure(page: Page, title: string, text: string, note: string): Promise<void> {
  await expect(toast(page)).toHaveAttribute('data-tone', 'destructive');
  await expect(toast(page)).toContainText(title);
  await expect(toast(page)).toContainText(text);
  await expect(toast(page), 'styled').toHaveCSS('display', 'grid');
  // It covers nothing that can be pressed, and the note at the button is the one that is read.
  const box = await placeOf(toast(page));
  const button = await placeOf(page.locator('main form [type=submit]:visible').first());
  const isBeside = box.x >= button.x + button.width;
  const isBelow = box.y >= button.y + button.height;
  expect(isBeside || isBelow || box.y + box.height <= button.y).toBe(true);
  await expect(page.getByRole('alert')).toContainText(note);
  await toast(page).getByRole('button').click();
  await expect(toast(page)).toBeHidden();
  await expect(page.locator('main form').getByRole('alert')).toBeVisible();
}

test(
  'a server that fails leaves the calculator with its answers, and it can be sent again',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/status of 500/, /answer 500/, /Calculation failed/);
    await page.goto('/calculator');
    await fillCalculator(page);
    await settled(page);
    const answer = { status: 500, json: { message: 'Something went wrong.' } };
    await page.route('**/api/calculate-savings*', (route) => route.fulfill(answer), { times: 1 });
    const send = page.getByRole('button', { name: 'Calculate savings' });
    await send.click();
    await expectFailure(page, 'Error', 'try again', 'lease try again');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(calculatorField(page, 'homePrice')).toHaveValue(buyer.homePrice);
    await expect(calculatorField(page, 'propertyState')).toHaveValue(buyer.state);
    await send.click();
    await expect(page.getByRole('alert')).toBeHidden();
    await skipWait(page, 'estimate');
    await expect(page.getByRole('dialog', { name: 'Your solar estimate' })).toBeVisible();
  },
);

test(
  'a failed referral look-up hides the banner and breaks nothing',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/status of 500/, /answer 500/, /Who is credited could not be asked/);
    await page.route('**/api/affiliate/*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/?ref=ANYBODY');
    await settled(page);
    await expect(page.getByRole('complementary', { name: 'Your referral' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
