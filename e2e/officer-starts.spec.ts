import { openCrm, openTab } from './support/crm.ts';
import { jumpsOf, watchJumps } from './support/jumps.ts';
import { testWithMail } from './support/mailed.ts';
import { expect } from './support/test.ts';
import { apply, fillApplication, freshEmail } from './support/visitor.ts';

// A product that sends real mail to a real server.
const test = testWithMail();

test(
  'a new officer gets an invitation, sets a password, reads the leads, and leaves again',
  { tag: '@phone' },
  async ({ page: visitor, newVisitor, staff, product, mails, errors }) => {
    errors.expect(/status of 40[01] .*\/api\/admin\//);
    await visitor.goto('/apply');
    await fillApplication(visitor, freshEmail());
    await apply(visitor);

    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      '/admin/dashboard?tab=staff',
    );
    const username = `nadia.${Date.now() % 1e9}`;
    const email = `${username}@lender.example`;
    const linkOf = (): string | undefined =>
      mails.received
        .filter(({ recipients }) => recipients.includes(email))
        .flatMap(({ unfolded }) => /https?:\/\/[^\s"<(]+token=[\w-]+/.exec(unfolded) ?? [])
        .at(-1);

    await desk.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Invite a Colleague' });
    await dialog.getByLabel('First name').fill('Nadia');
    await dialog.getByLabel('Last name').fill('Okafor');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Username').fill(username);
    await expect(dialog.getByLabel('Role')).toHaveValue('officer');
    await expect(dialog.getByText('No exports, affiliates, commissions')).toBeVisible();
    await dialog.getByLabel('Spanish').check();
    await dialog.getByLabel('Licensed states').fill('TX, Oregon');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText('Enter a two-letter state code')).toBeVisible();
    await dialog.getByLabel('Licensed states').fill('tx, or');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(desk.getByText('The invitation is on its way')).toBeVisible();
    await expect(dialog).toBeHidden();
    const row = desk.getByRole('row').filter({ hasText: username });
    await expect(row.getByText('Invited')).toBeVisible();
    await expect(row.getByText('TX, OR')).toBeVisible();

    await expect.poll(linkOf, { timeout: 60_000 }).toBeTruthy();
    const first = new URL(linkOf()!);
    mails.received.length = 0;
    const again = desk.getByRole('button', {
      name: 'Send again: the invitation to Nadia Okafor',
    });
    await again.click();
    await desk.getByRole('button', { name: 'Send link' }).click();
    await expect(desk.getByText('The link is on its way')).toBeVisible();
    await expect.poll(linkOf, { timeout: 60_000 }).toBeTruthy();
    const second = new URL(linkOf()!);

    const hers = await newVisitor();
    const page = await hers.newPage();
    await watchJumps(page);
    const typePassword = async () => {
      await page.getByLabel('New password', { exact: true }).fill('violet tractor pudding');
      await page.getByLabel('Confirm new password').fill('violet tractor pudding');
      await page.getByRole('button', { name: 'Set password and sign in' }).click();
    };
    await page.goto(first.pathname + first.search);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.goto(second.pathname + second.search);
    await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
    expect(page.url(), 'the secret is gone from the address').not.toContain('token');
    // A reload keeps the link's form open.
    await page.reload();
    // The lines above the queue come last: the queue waits for them, and is not pushed down.
    const queue = page.waitForResponse(/\/api\/admin\/queue/);
    await page.route('**/api/admin/start', async (route) => {
      await queue;
      await route.continue();
    });
    await typePassword();
    await page.waitForURL(/\/admin\/dashboard/);
    const morning = page.getByRole('region', { name: 'Your first morning' });
    await expect(morning.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('switch', { name: 'On shift' })).toBeVisible();
    // Figures that take the place of their skeletons move by a hair.
    expect((await jumpsOf(page))!.filter((jump) => Number.parseFloat(jump) > 0.005)).toEqual([]);
    await morning.getByRole('button', { name: 'Read' }).click();
    await expect(page.getByRole('dialog')).toContainText('Calling makes a lead yours');
    await page.getByRole('button', { name: 'Close' }).click();
    await morning.getByRole('link', { name: 'Set up' }).click();
    await expect(page.getByRole('button', { name: 'Add a second factor' })).toBeFocused();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await morning.getByRole('button', { name: 'Put away' }).click();
    await expect(morning).toBeHidden();
    await openTab(page, 'Leads');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: /, Settings$/ })).toHaveCount(0);

    await desk.reload();
    await expect(row.getByText('No second factor')).toBeVisible();
    await desk.getByRole('button', { name: 'Deactivate Nadia Okafor' }).click();
    const leaving = desk.getByRole('dialog', { name: 'Deactivate Nadia Okafor' });
    await leaving.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(desk.getByText('Account deactivated')).toBeVisible();
    await expect(row.getByText('Inactive')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
    await page.goto(second.pathname + second.search);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  },
);
