import type { Page } from '@playwright/test';
import { openIdentityProvider } from '#server/testing/outside/identity-provider.ts';
import { codeOfApp } from '#server/testing/sessions/second-factor.ts';
import { verified } from '#server/testing/sessions/sign-on.ts';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { openCrm, showListTools } from './support/crm.ts';
import { expect, test as shared } from './support/test.ts';

interface Office {
  provider: Awaited<ReturnType<typeof openIdentityProvider>>;
}

// Staff sign in with their organization's accounts.
const test = shared.extend<object, Office & { variables: Record<string, string> }>({
  provider: [
    async ({}, use) => {
      const provider = await openIdentityProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  variables: [
    async ({ provider }, use) => {
      const { issuer, clientId, clientSecret } = provider.settings;
      await use({
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: 'your Sunny Lending account',
      });
    },
    { scope: 'worker' },
  ],
  // The product's public address, to which the identity provider redirects.
  baseURL: async ({ product }, use) => use(product.origin.replace('127.0.0.1', 'localhost')),
});

async function exportLeads(page: Page): Promise<void> {
  await showListTools(page);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('button', { name: 'Save CSV' }).click();
}

const now = () => Math.floor(Date.now() / 1000);

test(
  'a member of staff signs in by the office, is told why not, and proves again who it is',
  { tag: '@desktop' },
  async ({ page, provider, product, staff, newVisitor, errors }) => {
    errors.expect(
      // The product by host name, and the identity provider.
      /^a request left the house: http:\/\/(localhost|127\.0\.0\.1):/,
      /status of 401 .*\/api\/admin\//,
      /status of 403 .*\/export\)/,
    );
    const email = `omar.${Date.now() % 1e9}@lender.example`;
    const button = page.getByRole('link', { name: 'Sign in with your Sunny Lending account' });
    let secret = '';

    await test.step('the login page says why nobody came in', async () => {
      await page.goto('/admin/login');
      await expect(button).toBeVisible();
      await expect(page.getByLabel('Username')).toBeVisible();
      await expectAccessibleInBoth(page, 'the login page with a sign-on');
      provider.state.person = null;
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('The sign-in was canceled.');
      provider.state.person = verified(email);
      await button.click();
      await expect(page.getByRole('alert')).toContainText('Ask an administrator to invite you');
      await expectAccessibleInBoth(page, 'the login page with a refusal');
    });

    await test.step('who was invited comes in, and goes on where they were led', async () => {
      const names = { firstName: 'Omar', lastName: 'Reyes' };
      const body = { username: email.split('@')[0], email, role: 'admin', ...names };
      await staff.post('/api/admin/staff', body);
      provider.state.person = verified(email, { auth_time: now() });
      await page.goto('/admin/profile');
      await button.click();
      await page.waitForURL((url) => url.pathname === '/admin/profile');
      await expect(page.getByText('have no password here')).toBeVisible();
      await expect(page.getByLabel('Current password')).toHaveCount(0);
    });

    await test.step('a second factor is asked for after the sign-on, on the same page', async () => {
      await page.getByRole('button', { name: 'Add a second factor' }).click();
      await page.getByRole('button', { name: /^Authenticator app/ }).click();
      secret = (await page.locator('form code').innerText()).replaceAll(' ', '');
      await page.getByLabel('Code from your app').fill(codeOfApp(secret));
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/admin/profile');
      await button.click();
      const code = page.getByLabel('Code', { exact: true });
      await expect(code).toBeFocused();
      await page.reload();
      await expect(code).toBeFocused();
      await code.fill(codeOfApp(secret, new Date(), 1));
      await code.press('Enter');
      await page.waitForURL((url) => url.pathname === '/admin/profile');
    });

    await test.step('a session that went on at the office proves nothing; a new one does', async () => {
      const claims = { auth_time: now() - 7200, amr: ['pwd', 'mfa'] };
      provider.state.person = verified(email, claims);
      await page.goto('/api/admin/oidc/start?returnTo=/admin/dashboard?tab=leads');
      await exportLeads(page);
      const proving = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await expect(proving.getByLabel('Code from your app')).toBeFocused();
      await expect(proving.getByLabel('Password')).toHaveCount(0);
      await expectAccessibleInBoth(page, 'the step-up of somebody without a password');
      const again = proving.getByRole('link', { name: 'Sign in again with your Sunny Lending' });
      await again.click();
      await expect(page.getByRole('alert')).toContainText('did not confirm that you signed in');
      await page.getByRole('link', { name: 'Back to the CRM' }).click();
      await page.waitForURL(/\/admin\/dashboard\?tab=leads/);
      await exportLeads(page);
      provider.state.person = verified(email, { ...claims, auth_time: now() });
      await again.click();
      await page.waitForURL(/\/admin\/dashboard\?tab=leads/);
      const saving = page.waitForEvent('download');
      await exportLeads(page);
      expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
    });

    await test.step('an admin takes the link away, and the person is signed out', async () => {
      const path = `/admin/dashboard?tab=staff&q=${encodeURIComponent(email)}`;
      const desk = await openCrm(await newVisitor(), staff, product.origin, path);
      await desk.getByRole('button', { name: 'Unlink sign-on of Omar Reyes' }).click();
      const question = desk.getByRole('alertdialog');
      await expect(question).toContainText('Omar Reyes is signed out right away');
      await expectAccessibleInBoth(desk, 'the question before unlinking');
      await question.getByRole('button', { name: 'Unlink' }).click();
      await expect(desk.getByText('Account unlinked')).toBeVisible();
      await expect(desk.getByRole('button', { name: /^Unlink/ })).toHaveCount(0);
      await page.goto('/admin/profile');
      await expect(button).toBeVisible();
    });
  },
);
