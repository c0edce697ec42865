import type { Page } from '@playwright/test';
import { codeOfApp } from '#server/testing/sessions/second-factor.ts';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { adminPassword, expect, test as shared } from './support/test.ts';

// A second factor is required by default where other machines can reach the product.
const test = shared.extend<object, { variables: Record<string, string> }>({
  variables: [async ({}, use) => use({ REQUIRE_SECOND_FACTOR: 'true' }), { scope: 'worker' }],
  // Passkeys need a host name, not an IP address.
  baseURL: async ({ product }, use) => use(product.origin.replace('127.0.0.1', 'localhost')),
});

async function typePassword(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Adds a virtual authenticator that confirms by itself. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The next call is refused as if the person had signed in two hours ago. */
async function refuseOnce(page: Page, method: string, path: string): Promise<void> {
  let isDue = true;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (!isDue || route.request().method() !== method) {
        return route.fallback();
      }
      isDue = false;
      return route.fulfill({
        status: 403,
        json: { message: 'Please confirm that it is you.', code: 'step_up' },
      });
    },
  );
}

test(
  'a member of staff adds an app and a passkey, signs in with each, and proves again who it is',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(
      // The product by host name.
      /^a request left the house: http:\/\/localhost:/,
      // The second step, and calls of a screen whose session ends.
      /status of 401 .*\/api\/admin\//,
      /status of 400 .*\/(confirm|step-up)\)/,
      /status of 403 .*\/second-factors\)/,
    );
    const { keyboard } = page;
    let secret = '';
    let codes: string[] = [];

    await test.step('the first sign-in leads through adding an app, by keys alone', async () => {
      await typePassword(page);
      await expect(page.getByText('Your office asks for a second factor')).toBeVisible();
      await expectAccessibleInBoth(page, 'what may be added');
      expect((await page.request.get('/api/admin/session')).status()).toBe(401);
      await page.getByRole('button', { name: /^Authenticator app/ }).focus();
      await keyboard.press('Enter');
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      const code = page.getByLabel('Code from your app');
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      secret = (await page.locator('form code').innerText()).replaceAll(' ', '');
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      await keyboard.type('000000');
      await keyboard.press('Enter');
      await expect(code).toHaveAccessibleDescription(/does not match/);
      await expectAccessibleInBoth(page, 'an app with a wrong code');
      await code.fill(codeOfApp(secret));
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
      await expectAccessibleInBoth(page, 'the recovery codes');
      codes = await page.getByRole('listitem').allInnerTexts();
      expect(codes).toHaveLength(10);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      expect((await saving).suggestedFilename()).toBe('recovery-codes.txt');
      await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
      await page.waitForURL(/\/admin\/dashboard/);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await logOut(page);
    });

    await test.step('the next one asks for a code', async () => {
      await typePassword(page);
      const code = page.getByLabel('Code', { exact: true });
      await expect(code).toBeFocused();
      await expectAccessibleInBoth(page, 'the second step of the sign-in');
      await keyboard.type('000000');
      await keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('This code does not match');
      await code.fill(codeOfApp(secret, new Date(), 1));
      await keyboard.press('Enter');
      await page.waitForURL(/\/admin\/dashboard/);
    });

    await test.step('a passkey is added; what was begun goes on after proving who it is', async () => {
      await plugIn(page);
      await page.goto('/admin/profile');
      const card = page.getByRole('region', { name: 'Sign-in security' });
      await expect(card.getByText('Authenticator app')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Remove' })).toHaveCount(0);
      await expectAccessibleInBoth(page, 'the profile');
      await card.getByRole('button', { name: 'Add a second factor' }).press('Enter');
      const adding = page.getByRole('dialog', { name: 'Add a second factor' });
      await refuseOnce(page, 'POST', '/api/admin/profile/second-factors');
      await adding.getByRole('button', { name: /^Passkey/ }).press('Enter');
      const proving = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await expect(proving.getByLabel('Password', { exact: true })).toBeFocused();
      await keyboard.type('not the password');
      await keyboard.press('Enter');
      await expect(proving.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        /not your current/,
      );
      await expectAccessibleInBoth(page, 'the step-up with a wrong password');
      // A click in it closes neither window.
      await proving.getByText('What you were doing goes on afterwards').click();
      await proving.getByLabel('Password', { exact: true }).fill(adminPassword);
      await keyboard.press('Enter');
      await expect(proving).toBeHidden();
      await expect(adding.getByText('Your recovery codes stay as they are')).toBeVisible();
      await adding.getByRole('button', { name: 'Done' }).press('Enter');
      await expect(card.getByText('Passkey')).toBeVisible();
      await expect(card.getByText('10 recovery codes are left')).toBeVisible();
      await logOut(page);
    });

    await test.step('the passkey signs in, and so does a recovery code', async () => {
      await typePassword(page);
      await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
      await page.waitForURL(/\/admin\/dashboard/);
      await logOut(page);
      await typePassword(page);
      await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
      const recovery = page.getByLabel('Recovery code');
      await expect(recovery).toBeFocused();
      await keyboard.type(codes[0]!.toUpperCase());
      await keyboard.press('Enter');
      await page.waitForURL(/\/admin\/dashboard/);
    });

    await test.step('one of two can go, after a question', async () => {
      await page.goto('/admin/profile');
      const card = page.getByRole('region', { name: 'Sign-in security' });
      await card.getByRole('button', { name: 'Remove' }).first().click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(question).toBeHidden();
      await expect(card.getByText('A second factor is required here')).toBeVisible();
      await card.getByRole('button', { name: 'Make new recovery codes' }).click();
      await question.getByRole('button', { name: 'Make new recovery codes' }).click();
      const shown = page.getByRole('dialog', { name: 'Make new recovery codes' });
      await expect(shown.getByRole('listitem')).toHaveCount(10);
      await shown.getByRole('button', { name: 'I have kept them' }).click();
      await expect(card.getByText('10 recovery codes are left')).toBeVisible();
    });
  },
);
