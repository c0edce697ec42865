import { signInStaff, type StaffSession } from '#server/testing/sessions/staff-session.ts';
import { openTab } from './support/crm.ts';
import { adminPassword, expect, test as shared } from './support/test.ts';

// The test ends every session of the admin. Its own fixture starts its own product, so that no
// other journey is signed out.
const test = shared.extend<object, { staff: StaffSession }>({
  staff: [
    async ({ product }, use) => use(await signInStaff(product.origin, adminPassword)),
    { scope: 'worker' },
  ],
});

const newPassword = 'violet tractor pudding';

test(
  'staff change name and password: other browsers are signed out, and logging out forgets everything',
  { tag: '@desktop' },
  async ({ page, product, newVisitor, errors }) => {
    errors.expect(/status of 401 .*\/api\/admin\//);
    const signIn = async (password: string) => {
      await page.goto('/admin/login');
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(/\/admin\/dashboard/);
    };
    await signIn(adminPassword);
    await page.goto('/admin/login');
    await page.waitForURL(/\/admin\/dashboard/);
    const elsewhere = await newVisitor();
    const other = await elsewhere.request.post(`${product.origin}/api/admin/login`, {
      data: { username: 'admin', password: adminPassword },
    });
    expect(other.status()).toBe(200);
    const isSignedInElsewhere = async () =>
      (await elsewhere.request.get(`${product.origin}/api/admin/session`)).ok();

    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL(/\/admin\/profile$/);
    await page.getByLabel('First name').fill('Mara');
    await page.getByLabel('Last name').fill('Mills');
    await page.getByLabel('Username').fill('ab');
    await page.getByRole('button', { name: 'Update profile' }).press('Enter');
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
      'Username must be at least 3 characters',
    );
    await expect(page.getByLabel('First name')).toHaveValue('Mara');
    await page.getByLabel('Username').fill('admin');
    await page.getByRole('button', { name: 'Update profile' }).press('Enter');
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Mara Mills');

    const change = async (current: string, next: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('Confirm new password').fill(next);
      await page.getByLabel('Confirm new password').press('Enter');
    };
    expect(await isSignedInElsewhere()).toBe(true);
    await change(adminPassword, newPassword);
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');
    expect(await isSignedInElsewhere(), 'the other browser is signed out').toBe(false);

    // A news call under the old session is refused, but this browser stays signed in.
    const isNews = /\/api\/admin\/news/;
    await page.route(isNews, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
    await page.waitForResponse((answer) => isNews.test(answer.url()) && answer.status() === 401);
    await page.waitForResponse((answer) => isNews.test(answer.url()) && answer.ok());
    await expect(page.getByText('Password changed successfully')).toBeVisible();

    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL(/\/admin\/dashboard/);
    await openTab(page, 'Audit Log');
    await page.getByLabel('Kind').selectOption('Changed');
    const log = page.getByRole('table', { name: 'Audit Log' });
    const line = log.getByText('Changed their password for the CRM').first();
    await expect(line).toBeVisible();
    // The log is searched by the action's name, which is in the title.
    await page.getByLabel('Search the audit log').fill((await line.getAttribute('title'))!);
    await expect(page).toHaveURL(/q=staff.change_password/);
    await expect(line).toBeVisible();
    await expect(log.getByText(/^(?!Changed their password)\w+ed .*(profile|lead)/)).toHaveCount(0);

    const goodbye = page.waitForResponse(/\/api\/admin\/logout$/);
    await page.getByRole('button', { name: 'Logout' }).click();
    const left = await goodbye;
    expect(left.status()).toBe(200);
    expect((await left.allHeaders())['clear-site-data']).toContain('cache');
    await page.waitForURL((url) => url.pathname === '/');
    expect((await page.request.get('/api/admin/session')).status()).toBe(401);
    await signIn(newPassword);
  },
);
