import { skipWait } from './support/specified-waits.ts';
import { expect, test } from './support/test.ts';
import {
  apply,
  buyer,
  calculate,
  field,
  fillApplication,
  fillEligibility,
  freshEmail,
} from './support/visitor.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  }),
);

test(
  'without browser storage the eligibility check shows its result in place, with links on and back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/qualify');
    await fillEligibility(page, { state: 'HI' });
    await page.getByRole('button', { name: 'Check my eligibility' }).click();
    await skipWait(page, 'eligibility');
    const result = page.locator('[data-eligible]');
    await expect(
      result.getByRole('heading', {
        name: 'María, the program is offered in certain states; you chose Hawaii',
      }),
    ).toBeFocused();
    await expect(result.locator('li[data-met]')).toContainText([
      'Not Available',
      'Meets Requirements',
      'Meets Requirements',
    ]);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(page.url()).toContain('/qualify');

    await result.getByRole('button', { name: 'Check again' }).click();
    await expect(field(page, 'name')).toHaveValue(`${buyer.firstName} ${buyer.lastName}`);
    await expect(field(page, 'mobileNumber')).toHaveValue(buyer.phone);
    await field(page, 'state').selectOption('OR');
    await page.getByRole('button', { name: 'Check my eligibility' }).click();
    await skipWait(page, 'eligibility');
    await expect(result.getByRole('heading', { name: 'Congratulations, María!' })).toBeFocused();
    await result.getByRole('link', { name: 'Reserve Your Funds' }).click();
    await page.waitForURL(/\/apply/);
  },
);

test(
  'without browser storage the estimate shows and the application arrives',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/status of 404 .*SUN-1|Invalid referral code/);
    await page.goto('/calculator?ref=SUN-1');
    await calculate(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Your solar estimate' })).toBeVisible();
    await expect(
      page.locator('[data-result]').getByRole('link', { name: 'Check eligibility' }),
      'the address alone knows the partner',
    ).toHaveAttribute('href', '/qualify?ref=SUN-1');
    await page.goto('/apply');
    await fillApplication(page, freshEmail());
    expect(await apply(page)).toBeGreaterThan(0);
  },
);
