import { expectAccessible } from './support/accessibility.ts';
import { openCrm, readLead } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'a loan officer chooses leads, moves them, takes it back and deletes the rest',
  { tag: '@phone' },
  async ({ staff, newVisitor, product }) => {
    const lastName = `Many${Date.now()}`;
    const ids: number[] = [];
    for (const firstName of ['Ada', 'Bea', 'Cleo', 'Dora']) {
      const { id } = await staff.post<{ id: number }>('/api/leads', {
        firstName,
        lastName,
        email: freshEmail(),
        phone: '(541) 555-0123',
        currentAddress: '1 Main St, Medford',
        housingStatus: 'rent',
        timeline: 'not sure',
        contactMethod: 'email',
        monthlyPayment: '$0-$500',
      });
      ids.push(id);
    }
    const statuses = async () => {
      const leads = await Promise.all(ids.map((id) => readLead(staff, id)));
      return leads.map(({ status }) => status);
    };
    const path = `/admin/dashboard?tab=leads&q=${lastName}&sort=firstName&direction=asc&pageSize=3`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    const bar = desk.getByRole('region', { name: 'Selected leads' });
    const box = (firstName: string) => desk.getByLabel(`Select ${firstName} ${lastName}`);

    // From the first to the third with Shift.
    await box('Ada').click();
    await expect(bar).toContainText('1 lead selected');
    await box('Cleo').click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 leads selected');
    await expect(box('Bea')).toBeChecked();
    await expectAccessible(desk, 'the list with chosen leads');
    await bar.getByRole('combobox', { name: 'Set status' }).click();
    await desk.getByRole('option', { name: 'Follow Up' }).click();
    const moving = desk.getByRole('alertdialog', { name: 'Set status' });
    await expect(moving.getByRole('listitem')).toHaveText(
      ['Ada', 'Bea', 'Cleo'].map((name) => `${name} ${lastName}`),
    );
    await expect(moving).toContainText('At most 3 emails go to applicants.');
    await moving.getByRole('button', { name: 'Set status' }).click();
    await expect(desk.getByText('3 leads moved to Follow Up')).toBeVisible();
    await expect(box('Bea')).not.toBeChecked();
    expect(await statuses()).toEqual(['Follow Up', 'Follow Up', 'Follow Up', 'New']);

    // A colleague edits one of them before the undo.
    const edited = await desk.request.put(`/api/admin/leads/${ids[1]}`, {
      data: { status: 'Approved' },
    });
    expect(edited.ok()).toBe(true);
    const undoable = desk.getByRole('list', { name: 'Changes that can be undone' });
    await undoable.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByText('2 leads are as they were')).toBeVisible();
    const left = undoable
      .getByRole('listitem')
      .filter({ hasText: `Bea ${lastName}: now Approved` });
    expect(await statuses()).toEqual(['New', 'Approved', 'New', 'New']);
    await left.getByRole('button', { name: 'Dismiss' }).click();
    await expect(left).toHaveCount(0);

    await bar.getByLabel('Select all on this page').check();
    await bar.getByRole('button', { name: 'Select all 4 matching' }).click();
    await expect(bar).toContainText('4 leads selected (3 here, 1 on other pages)');
    await bar.getByRole('button', { name: 'Delete' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Delete leads' });
    await expect(question).toContainText('Are you sure you want to delete 4 leads?');
    await expect(question.getByRole('listitem')).toHaveCount(4);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(desk.getByText('4 leads deleted')).toBeVisible();
    await expect(desk.getByText('No leads match')).toBeVisible();
    await desk.reload();
    const own = undoable.getByRole('listitem').filter({ hasText: 'You deleted 4 leads' });
    await expectAccessible(desk, 'the list with a change that can be undone');
    await own.getByRole('button', { name: 'Restore' }).click();
    await expect(desk.getByText('4 leads are as they were')).toBeVisible();
    await expect(own).toHaveCount(0);
    await expect(box('Ada')).toBeVisible();
    expect(await statuses()).toEqual(['New', 'Approved', 'New', 'New']);
  },
);
