import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

for (const path of ['login', 'forgot-password', 'reset-password?token=abc', 'register']) {
  test(`/affiliate/${path} has the head of the site`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/affiliate/${path}`);
    const head = page.getByRole('banner');
    await expect(head.getByRole('link', { name: 'Solar Grant Home' })).toHaveAttribute('href', '/');
    await expect(head.locator('[href="tel:+15415550142"]')).toBeVisible();
    await expect(head.getByRole('link', { name: 'Calculate Savings' })).toHaveAttribute(
      'href',
      '/calculator',
    );
    await expect(head.locator('svg:visible').first()).toBeVisible();
    await expectAccessible(page, path);
  });
}

test(
  'whoever forgot the password sets a new one, which can be shown, and goes to the login',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route('**/api/affiliate/reset-password', (route) =>
      route.fulfill({ json: { success: true, message: '' } }),
    );
    await page.goto('/affiliate/reset-password?token=abc');
    const typed = page.getByLabel('New Password', { exact: true });
    const again = page.getByLabel('Confirm New Password', { exact: true });
    for (const field of [typed, again]) {
      await field.fill('sunflower-harvest-42');
      await expect(field).toHaveAttribute('type', 'password');
    }
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(typed).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password Reset Successfully')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL(/\/affiliate\/login$/);
  },
);
