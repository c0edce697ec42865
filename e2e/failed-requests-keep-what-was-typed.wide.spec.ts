import type { Page } from '@playwright/test';
import { listen, seen } from './support/celebrations.ts';
import { findLeads } from './support/crm.ts';
import { skipWait } from './support/specified-waits.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
import {
  apply,
  buyer,
  calculatorField,
  field,
  fillApplication,
  fillCalculator,
  fillEligibility,
  freshEmail,
  prepared,
  settled,
  toast,
} from './support/visitor.ts';

/** Two ways for a request to fail. Each returns how to undo it. */
const failures: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'the server answers 500': async (page) => {
    await page.route('**/api/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            body: '{"message":"Something went wrong."}',
            contentType: 'application/json',
          })
        : route.continue(),
    );
    return () => page.unroute('**/api/**');
  },
  'the network is gone': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
};
const ownDoing = [
  /Failed to load resource/,
  /status of 500/,
  /answer 500/,
  /Calculation failed/,
  /ERR_INTERNET_DISCONNECTED/,
];

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

for (const [what, fail] of Object.entries(failures)) {
  const note = what === 'the network is gone' ? 'You seem to be offline' : 'lease try again';
  test(
    `${what}: the calculator keeps its answers`,
    { tag: '@desktop' },
    async ({ page, errors }) => {
      errors.expect(...ownDoing);
      await page.goto('/calculator');
      await fillCalculator(page);
      // The overlay's code is fetched when the visitor begins, so losing the connection later does
      // not matter.
      await prepared(page);
      const mend = await fail(page);
      await page.getByRole('button', { name: 'Calculate savings' }).click();
      await expectFailure(page, 'Error', 'try again', note);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(calculatorField(page, 'homePrice')).toHaveValue(buyer.homePrice);
      await expect(calculatorField(page, 'propertyState')).toHaveValue(buyer.state);
      await expect(page.getByRole('button', { name: 'Calculate savings' })).toBeEnabled();
      await mend();
      await page.getByRole('button', { name: 'Calculate savings' }).click();
      await expect(page.getByRole('alert')).toBeHidden();
      await skipWait(page, 'estimate');
      await expect(page.getByRole('dialog', { name: 'Your solar estimate' })).toBeVisible();
    },
  );

  test(
    `${what}: the eligibility form stays filled in`,
    { tag: '@desktop' },
    async ({ page, errors }) => {
      errors.expect(...ownDoing);
      await listen(page);
      await page.goto('/qualify');
      await fillEligibility(page);
      await prepared(page);
      const mend = await fail(page);
      await page.getByRole('button', { name: 'Check my eligibility' }).click();
      await expectFailure(page, 'Error', 'Failed to check eligibility. Please try again.', note);
      expect((await seen(page)).canvases, 'no confetti over an error').toBe(0);
      await expect(field(page, 'name')).toHaveValue(`${buyer.firstName} ${buyer.lastName}`);
      await expect(field(page, 'mobileNumber')).toHaveValue(buyer.phone);
      expect(page.url()).toContain('/qualify');
      await mend();
      await page.getByRole('button', { name: 'Check my eligibility' }).click();
      await page.waitForURL(/\/eligibility-results/);
    },
  );

  test(
    `${what}: the application stays filled in, even over a reload, and then arrives once`,
    { tag: what === 'the network is gone' ? [] : ['@desktop'] },
    async ({ page, errors, staff }) => {
      errors.expect(...ownDoing);
      const email = freshEmail();
      await page.goto('/apply');
      await fillApplication(page, email);
      await prepared(page);
      const mend = await fail(page);
      await page.getByRole('button', { name: 'Submit my application' }).click();
      await expectFailure(
        page,
        'Error',
        'Failed to submit your information. Please try again.',
        note,
      );
      for (const [name, value] of Object.entries({
        firstName: buyer.firstName,
        email,
        phone: buyer.phone,
        currentAddress: buyer.address,
        housingStatus: 'rent',
      })) {
        await expect(field(page, name)).toHaveValue(value);
      }
      await mend();
      await page.reload();
      await expect(field(page, 'email')).toHaveValue(email);
      await expect(field(page, 'currentAddress')).toHaveValue(buyer.address);
      await expect(field(page, 'timeline')).toHaveValue('3-6 months');
      await apply(page);
      expect((await findLeads(staff, email)).total).toBe(1);
    },
  );
}

test(
  'an answer that is lost on the way back does not make a second lead',
  { tag: '@desktop' },
  async ({ page, errors, staff }) => {
    errors.expect(/ERR_FAILED/);
    const email = freshEmail();
    await page.goto('/apply');
    await fillApplication(page, email);
    await page.route(
      '**/api/leads*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Submit my application' }).click();
    await expectFailure(
      page,
      'Error',
      'Failed to submit your information. Please try again.',
      'offline',
    );
    const id = await apply(page);
    const { items } = await findLeads(staff, email);
    expect(items.map((lead) => lead.id)).toEqual([id]);
  },
);

test('a double click makes one lead', { tag: '@desktop' }, async ({ page, staff }) => {
  const email = freshEmail();
  await page.goto('/apply');
  await fillApplication(page, email);
  await page.getByRole('button', { name: 'Submit my application' }).dblclick();
  await skipWait(page, 'application');
  await page.waitForURL(/\/thank-you/);
  expect((await findLeads(staff, email)).total).toBe(1);
});

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
