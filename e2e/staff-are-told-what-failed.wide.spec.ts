import type { Page } from '@playwright/test';
import { expectLoaded, nobodySignedIn, openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';

/** Makes every write of the page fail until the returned function is called. */
async function breakChanges(desk: Page): Promise<void> {
  await desk.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, body: '' }),
  );
}

/** Waits until an error with exactly this text is shown. */
async function expectSaid(desk: Page, title: string, description?: string): Promise<void> {
  const message = desk.getByRole('alert').filter({ has: desk.getByText(title, { exact: true }) });
  await expect(message.first()).toBeVisible();
  if (description) {
    await expect(message.getByText(description, { exact: true }).first()).toBeVisible();
  }
}

test(
  'staff read in the specified words what failed, and nothing they typed is lost',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(/answer 503: |status of 503/, nobodySignedIn);
    const { id, name, lastName } = await newLead(staff, 'Fay');
    const code = `FAIL${Date.now() % 1e9}`;
    const affiliate = await staff.post<{ id: number }>('/api/admin/affiliates', {
      firstName: 'Wil',
      lastName: code,
      email: `${code}@example.com`,
      referralCode: code,
    });
    const context = await newVisitor();
    await context.route('https://mail.google.com/**', (route) =>
      route.fulfill({ body: 'a draft' }),
    );
    errors.expect(/a request left the house: https:\/\/mail\.google\.com/);
    const desk = await openCrm(context, staff, product.origin, `/admin/contact/${id}`);
    await expectLoaded(desk);
    await breakChanges(desk);

    // Leads.
    const note = desk.getByLabel('New note');
    await note.fill('Call on Monday');
    await desk.getByRole('button', { name: 'Add Note' }).click();
    await expectSaid(desk, 'Error adding note', 'Failed to add note');
    await expect(note).toHaveValue('Call on Monday');
    const draft = context.waitForEvent('page');
    await desk.getByRole('link', { name: 'Send Email' }).click();
    await (await draft).close();
    await expectSaid(desk, 'Failed to log email communication');
    await desk.getByRole('button', { name: 'Edit', exact: true }).click();
    const editing = desk.getByRole('dialog', { name: 'Edit Lead' });
    await editing.getByLabel('First name').fill('Faye');
    await editing.getByRole('button', { name: 'Save changes' }).click();
    await expectSaid(desk, 'Failed to update contact information');
    await expect(editing.getByLabel('First name')).toHaveValue('Faye');
    await editing.getByRole('button', { name: 'Discard' }).click();
    await desk.goto(`/admin/dashboard?tab=leads&q=${lastName}`);
    await desk.getByRole('button', { name: `Delete ${name}` }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectSaid(desk, 'Failed to delete the lead. Please try again.');
    await expect(question).toContainText('Failed to delete the lead. Please try again.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(desk.getByRole('link', { name })).toBeVisible();

    // Partners.
    const partner = `Wil ${code}`;
    await desk.goto(`/admin/dashboard?tab=affiliates&q=${code}`);
    await desk.getByRole('button', { name: `Login As ${partner}` }).click();
    await expectSaid(desk, 'Failed to impersonate affiliate');
    await desk.getByRole('button', { name: `Delete ${partner}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectSaid(desk, 'Failed to delete affiliate');
    await desk.goto(`/admin/affiliates/${affiliate.id}`);
    await desk.getByRole('button', { name: 'Login as Affiliate' }).click();
    await expectSaid(desk, 'Failed to impersonate affiliate.');

    // Mail templates.
    await desk.goto('/admin/dashboard?tab=templates&template=new');
    await expectLoaded(desk);
    await desk.getByLabel('Template name').fill('Kept');
    await desk.getByLabel('Subject', { exact: true }).fill('Kept too');
    await desk.getByLabel('HTML content').fill('<p>Kept as well {{leadLink}}</p>');
    await desk.getByRole('button', { name: 'Create template' }).click();
    await expectSaid(desk, 'Failed to create email template');
    await expect(desk.getByLabel('Subject', { exact: true })).toHaveValue('Kept too');

    // Failed reads.
    await desk.route(/\/api\/admin\/(affiliates?\/\d+|hero-media)/, (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await desk.goto('/admin/hero-media');
    await expect(desk.getByText('Failed to fetch hero media')).toBeVisible();
    await desk.goto(`/admin/affiliates/${affiliate.id}`);
    await expect(desk.getByText('Failed to fetch affiliate')).toBeVisible();
    await desk.unroute(/\/api\/admin\/(affiliates?\/\d+|hero-media)/);
    await desk.route(/\/api\/admin\/affiliate\/\d+/, (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await desk.goto(`/admin/affiliates/${affiliate.id}`);
    await expect(desk.getByText('Failed to fetch stats')).toBeVisible();
    await expect(desk.getByText('Failed to fetch referrals')).toBeVisible();
    await desk.goto('/admin/profile');
    await desk.getByLabel('First name').fill('Ada');
    await desk.getByLabel('Last name').fill('Miller');
    await desk.getByRole('button', { name: 'Update profile' }).click();
    await expect(desk.getByRole('alert')).toContainText('Failed to update profile');
    await expect(desk.getByLabel('First name')).toHaveValue('Ada');
  },
);

test(
  'without a connection nothing looks saved that is not, and what was typed survives a closed tab',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, nobodySignedIn);
    const { id } = await newLead(staff, 'Offa');
    const context = await newVisitor();
    const desk = await openCrm(context, staff, product.origin, `/admin/contact/${id}`);
    await expectLoaded(desk);
    const panel = desk.getByRole('region', { name: 'Calls and next step' });
    await desk.keyboard.press('c');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Escape');
    await expect(panel.getByRole('group')).toBeHidden();
    await expect(panel).toBeFocused();
    await desk.keyboard.press('c');
    const reason = panel.getByLabel('Reason for going against it');
    if (await reason.isVisible()) {
      await reason.fill('She asked to be called at this hour.');
    }
    await panel.getByLabel('Note').fill('Left word with her son.');
    await desk.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/Toasts-.*css/.test(name)),
    );
    await context.setOffline(true);
    await expect(desk.getByText('You are offline: nothing can be saved')).toBeVisible();
    await panel.getByRole('button', { name: 'Voicemail' }).click();
    const unreachable = 'The server could not be reached. Please check your connection.';
    await expect(panel).toContainText(`This could not be logged: ${unreachable}`);
    await expect(panel.getByRole('button', { name: 'Voicemail' })).toBeEnabled();
    await desk.getByRole('combobox', { name: /^Status/ }).click();
    await desk.getByRole('option', { name: 'Contacted' }).click();
    await expect(
      desk.getByText(`Failed to update contact information: ${unreachable}`),
    ).toBeVisible();
    await expect(desk.getByRole('combobox', { name: /^Status/ })).toContainText('New');
    await desk.getByLabel('New note').fill('Speaks Spanish');
    await desk.getByRole('button', { name: 'Add Note' }).click();
    await expect(desk.getByText(`Error adding note: ${unreachable}`)).toBeVisible();
    await context.setOffline(false);
    await desk.close();
    const later = await context.newPage();
    await later.goto(`${product.origin}/admin/contact/${id}`);
    await expectLoaded(later);
    await expect(later.getByLabel('New note')).toHaveValue('Speaks Spanish');
    await later.keyboard.press('c');
    const again = later.getByRole('region', { name: 'Calls and next step' });
    await expect(again.getByLabel('Note')).toHaveValue('Left word with her son.');
  },
);
