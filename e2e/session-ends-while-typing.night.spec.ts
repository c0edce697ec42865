import type { Page } from '@playwright/test';
import { nobodySignedIn, openCrm } from './support/crm.ts';
import { adminPassword, expect, test } from './support/test.ts';

const affiliatesPath = '/admin/dashboard?tab=affiliates';

const draftsIn = (desk: Page) =>
  desk.evaluate(() =>
    Object.keys(localStorage).filter(
      (name) => name.startsWith('draft:') && !name.endsWith(':typed-at'),
    ),
  );

async function signInAgain(desk: Page) {
  await desk.waitForURL(/\/admin\/login/);
  // The address changes a moment before the page does, and the profile has a user name as well.
  const password = desk.getByLabel('Password', { exact: true });
  await expect(desk.getByText('Your session ended')).toBeVisible();
  await password.fill(adminPassword);
  await desk.getByLabel('Username').fill('admin');
  await password.press('Enter');
}

test(
  'a session that ends over any form keeps what was typed there through the login, and logging out clears it',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(nobodySignedIn, /status of 401 .*\/api\/admin\//);
    const code = `KEPT${Date.now() % 1e9}`;
    const context = await newVisitor();
    const stranger = await context.newPage();
    await stranger.goto('/admin/dashboard');
    await expect(stranger.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
    await expect(stranger.getByText('Your session ended')).toHaveCount(0);
    await stranger.close();
    // Only the forms must notice the end of the session, not the news poll a moment earlier.
    await context.route(/\/api\/admin\/news/, () => {});
    const desk = await openCrm(context, staff, product.origin, affiliatesPath);
    const adding = desk.getByRole('dialog', { name: 'Add Affiliate' });
    await desk.getByRole('button', { name: 'Add Affiliate' }).first().click();
    await adding.getByLabel('First name').fill('Keeta');
    await adding.getByLabel('Last name').fill('Partner');
    await adding.getByLabel('Email').fill(`${code}@example.com`);
    await adding.getByLabel('Referral code').fill(code);
    await adding.getByLabel('Licensed realtor').uncheck();
    await context.clearCookies();
    await adding.getByRole('button', { name: 'Create affiliate' }).click();
    await signInAgain(desk);
    await expect(desk).toHaveURL(/tab=affiliates/);
    await expect(adding.getByLabel('Last name')).toHaveValue('Partner');
    await expect(adding.getByLabel('Commission rate')).toHaveValue('500');
    await expect(adding.getByLabel('Licensed realtor')).not.toBeChecked();
    await adding.getByRole('button', { name: 'Create affiliate' }).click();
    await expect(adding).toBeHidden();
    expect(await draftsIn(desk)).toEqual([]);

    const editing = desk.getByRole('dialog', { name: 'Edit Affiliate' });
    const edit = desk.getByRole('button', { name: /^Edit Keeta Partner/ });
    await edit.click();
    await editing.getByLabel('Company').fill('Typed before the end');
    // Escape closes the dialog; the draft survives.
    await desk.keyboard.press('Escape');
    await expect(editing).toBeHidden();
    await edit.click();
    await expect(editing.getByLabel('Company')).toHaveValue('Typed before the end');
    await context.clearCookies();
    await editing.getByRole('button', { name: 'Save changes' }).click();
    await signInAgain(desk);
    await expect(editing.getByLabel('Company')).toHaveValue('Typed before the end');
    await editing.getByRole('button', { name: 'Cancel' }).click();
    await edit.click();
    await expect(editing.getByLabel('Company')).toHaveValue('');
    await editing.getByRole('button', { name: 'Cancel' }).click();

    await desk.getByRole('link', { name: 'Profile' }).click();
    await desk.waitForURL(/\/admin\/profile/);
    await desk.getByLabel('First name').fill('Half a na');
    await desk.getByLabel('Last name').fill('Whole');
    await desk.getByLabel('Current password').fill('never kept');
    await context.clearCookies();
    await desk.getByRole('button', { name: 'Update Profile' }).click();
    await signInAgain(desk);
    await expect(desk).toHaveURL(/\/admin\/profile/);
    await expect(desk.getByLabel('First name')).toHaveValue('Half a na');
    await expect(desk.getByLabel('Current password')).toHaveValue('');
    const [name = ''] = await draftsIn(desk);
    const { id } = (await desk.evaluate(async () =>
      (await fetch('/api/admin/session')).json(),
    )) as { id: number };
    expect(name, 'a draft is one person’s').toBe(`draft:${id}:profile`);

    // Another tab of the same person, in which text is typed, is left as well.
    const other = await context.newPage();
    await other.goto('/admin/profile');
    await other.getByLabel('Last name').fill('Elsewhere');
    await desk.getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL(/\/admin\/login/);
    expect(await draftsIn(other)).toEqual([]);
    await desk.waitForURL((url) => url.pathname === '/');
    expect(await draftsIn(desk)).toEqual([]);
  },
);
