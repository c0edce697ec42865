import { expectAccessible } from './support/accessibility.ts';
import { openCrm, readLead } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'a loan officer chooses leads, moves them, takes it back and deletes the rest',
  { tag: '@phone' },
  async ({ staff, newVisitor, product }, { project }) => {
    const isPhone = project.name === 'phone';
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

    // From the first to the third with Shift, by keyboard where there is one.
    await (isPhone ? box('Ada').click() : box('Ada').press('Space'));
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
    await moving.getByRole('button', { name: 'Set status' }).click();
    await expect(desk.getByText('3 leads moved to Follow Up')).toBeVisible();
    await expect(box('Bea')).not.toBeChecked();
    expect(await statuses()).toEqual(['Follow Up', 'Follow Up', 'Follow Up', 'New']);

    // A colleague edits one of them before the undo.
    const edited = await desk.request.put(`/api/admin/leads/${ids[1]}`, {
      data: { status: 'Approved' },
    });
    expect(edited.ok()).toBe(true);
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByText('2 leads are as they were')).toBeVisible();
    await expect(desk.getByText(`Bea ${lastName}: now Approved, by`)).toBeVisible();
    expect(await statuses()).toEqual(['New', 'Approved', 'New', 'New']);
    // Hidden from screen readers until the message has the focus; they can use Escape.
    const dismiss = desk.getByRole('button', { name: 'Dismiss', includeHidden: true });
    await dismiss.first().click();

    const all = isPhone
      ? bar.getByLabel('Select all on this page')
      : desk.getByRole('columnheader').getByLabel('Select all on this page');
    await all.check();
    await bar.getByRole('button', { name: 'Select all 4 matching' }).click();
    await expect(bar).toContainText('4 leads selected (3 here, 1 on other pages)');
    await bar.getByRole('button', { name: 'Delete' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Delete leads' });
    await expect(question).toContainText('Are you sure you want to delete 4 leads?');
    await expect(question.getByRole('listitem')).toHaveCount(4);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(desk.getByText('4 leads deleted')).toBeVisible();
    await expect(desk.getByText('No leads match')).toBeVisible();
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByText('4 leads are as they were')).toBeVisible();
    await expect(desk.locator('#content')).toBeFocused();
    await expect(box('Ada')).toBeVisible();
    expect(await statuses()).toEqual(['New', 'Approved', 'New', 'New']);
  },
);

test(
  'eleven leads are moved after a question that says who is mailed, and undone above the list after a reload',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const lastName = `Dozen${Date.now()}`;
    const made = Array.from({ length: 11 }, (_, index) =>
      staff.post<{ id: number }>('/api/leads', {
        firstName: `Lead${String.fromCharCode(65 + index)}`,
        lastName,
        email: freshEmail(),
        phone: '(541) 555-0123',
        currentAddress: '1 Main St, Medford',
        housingStatus: 'rent',
        timeline: 'not sure',
        contactMethod: 'email',
        monthlyPayment: '$0-$500',
      }),
    );
    const [{ id } = { id: 0 }] = await Promise.all(made);
    const path = `/admin/dashboard?tab=leads&q=${lastName}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    const bar = desk.getByRole('region', { name: 'Selected leads' });
    const question = desk.getByRole('alertdialog', { name: 'Set status' });
    const ask = async () => {
      await desk.getByRole('columnheader').getByLabel('Select all on this page').check();
      await bar.getByRole('combobox', { name: 'Set status' }).click();
      await desk.getByRole('option', { name: 'Follow Up' }).click();
      await expect(question).toContainText('Give 11 leads the status Follow Up?');
      await expect(question).toContainText('At most 11 emails go to applicants.');
    };
    await ask();
    await expectAccessible(desk, 'the question before a change of many leads');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await readLead(staff, id)).status).toBe('New');
    await expect(bar).toContainText('11 leads selected');
    await bar.getByRole('button', { name: 'Clear' }).click();

    await ask();
    await question.getByRole('button', { name: 'Set status' }).click();
    await expect(desk.getByText('11 leads moved to Follow Up')).toBeVisible();
    await desk.reload();
    const undoable = desk.getByRole('list', { name: 'Changes that can be undone' });
    const own = undoable
      .getByRole('listitem')
      .filter({ hasText: 'You set 11 leads to Follow Up.' });
    await expectAccessible(desk, 'the list with a change that can be undone');
    await own.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByText('11 leads are as they were')).toBeVisible();
    await expect(own).toHaveCount(0);
    expect((await readLead(staff, id)).status).toBe('New');

    // Days later it can be undone from the audit log, unless the leads have changed since.
    await desk.goto('/admin/dashboard?tab=audit&q=lead.bulk_status');
    const line = desk
      .getByRole('row')
      .filter({ has: desk.locator('summary') })
      .first();
    await line.locator('summary').click();
    await expect(line.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
);
