import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCrm, readLead, openMore, unfold } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'a loan officer works through a lead: status, fields, notes, email, and a deletion taken back',
  { tag: '@phone' },
  async ({ staff, newVisitor, product, errors }) => {
    const { id, name, lastName } = await newLead(staff, 'Paula');
    const context = await newVisitor();
    await context.route('https://mail.google.com/**', (route) =>
      route.fulfill({ body: 'a draft' }),
    );
    errors.expect(/a request left the house: https:\/\/mail\.google\.com/);
    const desk = await openCrm(
      context,
      staff,
      product.origin,
      `/admin/dashboard?tab=leads&q=${lastName}`,
    );
    await desk.getByRole('link', { name }).click();
    await expect(desk.getByRole('main')).toContainText('Qualified for Program');

    await desk.getByRole('combobox', { name: 'Status: New' }).click();
    await expectAccessible(desk, 'the statuses');
    await desk.getByRole('option', { name: 'Contacted' }).click();
    await expect(desk.getByText('Contact information updated successfully')).toBeVisible();
    const notes = card(desk, 'Notes');
    await expect(notes).toContainText('Contacted');
    await desk.reload();
    await expect(desk.getByRole('button', { name: /^Undo, / })).toBeVisible();

    await desk.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Edit Lead' });
    // A state outside the program says so, as in the pickers of the public site.
    const states = dialog.getByLabel('Property state');
    await expect(states.getByRole('option', { name: 'Hawaii (not yet)' })).toBeAttached();
    await expect(states.getByRole('option', { name: 'Texas (TX)' })).toBeAttached();
    await dialog.getByLabel('Home price').fill('');
    await dialog.getByLabel('Phone').fill('12345');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByLabel('Home price')).toHaveAccessibleDescription(
      'Home price is required',
    );
    await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
      'Valid phone number is required',
    );
    await expectAccessible(desk, 'the form with what is wrong');
    await dialog.getByLabel('Home price').fill('140,000');
    await dialog.getByLabel('Phone').fill('5125550199');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText('Under Review').first()).toBeVisible();
    await expect(card(desk, 'Qualification Details')).toContainText(
      'Not within the program today: the home price is too low.',
    );
    await expect(notes).toContainText('$425,000 → $140,000');

    await expect(notes.getByRole('button', { name: 'Add Note' })).toBeDisabled();
    await notes.getByLabel('New note').fill('  Call again on Monday.  ');
    await notes.getByRole('button', { name: 'Add Note' }).click();
    await expect(desk.getByText('Note added successfully')).toBeVisible();
    await expect(notes.locator('form')).toBeFocused();
    const added = notes.getByRole('listitem').first();
    await expect(added).toContainText('Call again on Monday.');
    await expect(added.getByText('Admin', { exact: true })).toBeVisible();
    await expect(added.getByRole('button', { name: 'Delete note' })).toBeVisible();
    await notes.getByLabel('What is shown').selectOption('notes');
    await expect(notes.getByRole('listitem')).toHaveText(/^Call again on Monday\.Admin/);
    const compose = context.waitForEvent('page');
    await desk.getByRole('link', { name: 'Send Email' }).click();
    const draft = new URL((await compose).url());
    expect(draft.searchParams.get('su')).toBe(`FHA Solar Grant Follow-up - ${name}`);
    await (await compose).close();
    await expect(notes.getByRole('listitem')).toHaveCount(2);
    await expect(notes).toContainText(`Email draft opened for ${name}`);
    await notes.getByRole('button', { name: 'Delete note' }).last().click();
    const question = desk.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this note?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(desk.getByText('Note deleted successfully')).toBeVisible();
    await expect(desk.locator('#content')).toBeFocused();
    await expect(notes.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(desk, 'the page of a lead');

    // The news may have reported the note just now: the reload then finds the lead deleted.
    await openMore(desk);
    errors.expect(/status of 404 .*\/api\/(notes\/\d+|admin\/leads\/\d+\/timeline\?\S+)\)$/);
    await desk.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(question).toContainText(
      `Are you sure you want to delete lead ${name}? This action cannot be undone.`,
    );
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(desk).toHaveURL(/tab=leads/);
    await expect(desk.getByText('Lead Deleted')).toBeVisible();
    await expect(desk.getByText('No leads match')).toBeVisible();
    await desk.getByRole('button', { name: 'Restore' }).click();
    await expect(desk.getByText('Lead restored')).toBeVisible();
    await expect(desk.getByRole('link', { name })).toBeVisible();

    // Days later the undo message is gone; a bookmark of the lead still leads to it.
    await staff.post('/api/admin/leads/bulk', {
      kind: 'delete',
      key: `works-through-a-lead-${id}`,
      leads: [{ id, status: 'Contacted' }],
    });
    errors.expect(/status of 404 .*\/api\/admin\/leads\/\d+\)$/);
    await desk.goto(`/admin/contact/${id}`);
    await expect(desk.getByText('Contact Not Found').last()).toBeVisible();
    await desk.getByRole('link', { name: 'Deleted leads' }).click();
    await desk.getByLabel('Search deleted leads').fill(lastName);
    const row = desk.getByRole('row', { name });
    await expect(row).toContainText('by admin');
    await expectAccessible(desk, 'the deleted leads');
    await desk.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(desk.getByText('No deleted lead matches')).toBeVisible();
    await expect(desk.locator('#content')).toBeFocused();
    expect((await readLead(staff, id)).status).toBe('Contacted');
  },
);

test(
  'a lead is credited to another affiliate by keyboard alone, and a question is left by Escape',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const { id, name } = await newLead(staff, 'Keyla');
    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    const { keyboard } = desk;
    // The credit form: a field is missing, then an affiliate is found and chosen with the arrow keys.
    // No other journey's partner has these letters, not even the first ones.
    const partner = await staff.post<{ id: number }>('/api/admin/affiliates', {
      firstName: 'Qzarina',
      lastName: `Keys${id}`,
      email: `keys${id}@example.com`,
    });
    await staff.post('/api/admin/affiliates', {
      firstName: 'Aaron',
      lastName: `Newer${id}`,
      email: `aaron${id}@example.com`,
    });
    const wasMissing = Promise.withResolvers<void>();
    await desk.route(/\/api\/admin\/affiliates\?.*q=Qzarina/, async (route) => {
      await wasMissing.promise;
      await route.continue();
    });
    const referral = card(desk, 'Referral');
    await unfold(desk, 'Referral');
    await referral.getByRole('button', { name: 'Change affiliate' }).focus();
    await keyboard.press('Enter');
    const credit = desk.getByRole('dialog', { name: 'Which affiliate gets this referral' });
    await expect(credit.getByLabel('Find an affiliate')).toBeFocused();
    await expect(credit.getByRole('radio', { name: /^Aaron/ })).toBeVisible();
    // The focused line is gone and no new one has come: the first one left gets the focus.
    await keyboard.type('Qzar');
    await expect(credit.getByRole('radio', { name: /^Aaron/ })).toBeHidden();
    await keyboard.press('Enter');
    await expect(credit.getByRole('radio').first()).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(credit.getByLabel('Find an affiliate')).toBeFocused();
    await keyboard.press('Control+a');
    await keyboard.press('Delete');
    await expect(credit.getByRole('radio', { name: /^Aaron/ })).toBeVisible();
    await keyboard.type(`Qzarina Keys${id}`);
    // The error appears while the earlier affiliates are listed; it must not take the focus away.
    await keyboard.press('Enter');
    await expect(credit.getByRole('radio').first()).toBeFocused();
    wasMissing.resolve();
    const choice = credit.getByRole('radio', { name: /^Qzarina/ });
    await expect(choice).toBeFocused();
    await expect(credit.getByRole('radio')).toHaveCount(1);
    await expectAccessible(desk, 'the form of the credit with what is missing');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.type('Met them first');
    await keyboard.press('Enter');
    await expect(credit).toBeHidden();
    await expect(referral).toContainText(`No one → Qzarina Keys${id}`);
    await expect(card(desk, 'Notes')).toContainText('Met them first');
    expect((await readLead(staff, id)).referral?.affiliateId).toBe(partner.id);

    await openMore(desk);
    await desk.getByRole('button', { name: `Delete ${name}` }).focus();
    await keyboard.press('Enter');
    const question = desk.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect((await readLead(staff, id)).firstName).toBe('Keyla');
  },
);

test(
  'text typed into a lead and left with Escape waits behind its button, which says so',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const { id } = await newLead(staff, 'Esca');
    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    const edit = desk.getByRole('button', { name: /^Edit/ });
    const dialog = desk.getByRole('dialog', { name: 'Edit Lead' });
    await edit.click();
    await expect(dialog).not.toContainText('Not saved yet');
    await dialog.getByLabel('First name').fill('Changed');
    await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(edit).toHaveText('EditUnsaved changes');

    await desk.reload();
    await expect(edit).toHaveText('EditUnsaved changes');
    await expect(dialog).toBeHidden();
    await edit.click();
    await expect(dialog).toContainText('Not saved yet, typed less than a minute ago');
    await expect(dialog.getByLabel('First name')).toHaveValue('Changed');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(edit).toHaveText('Edit');
    expect((await readLead(staff, id)).firstName).toBe('Esca');
  },
);
