import { expectAccessible } from './support/accessibility.ts';
import { openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';

test(
  'Ctrl-K finds a lead, a place and an action by a few letters',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const { name, lastName } = await newLead(staff, 'Palette');
    const desk = await openCrm(await newVisitor(), staff, product.origin);
    const { keyboard } = desk;
    const field = desk.getByRole('combobox', { name: /^Name of a lead/ });
    const options = desk.getByRole('option');
    await expect(desk.getByRole('button', { name: 'Search or run a command' })).toBeVisible();
    await keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(options.filter({ hasText: 'Go to Leads' })).toBeVisible();

    await keyboard.type(lastName);
    await expect(options.filter({ hasText: name })).toBeVisible();
    await expectAccessible(desk, 'the palette');
    await keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name);

    // The shortcuts of the open lead, as commands.
    await keyboard.press('Control+k');
    await keyboard.type('note');
    await expect(options.first()).toHaveText(/^New note on the open lead/);
    await keyboard.press('Enter');
    await expect(desk.getByLabel('New note')).toBeFocused();
    await keyboard.press('Escape');
    await keyboard.press('Control+k');
    await keyboard.type('status of');
    await expect(options.first()).toHaveText(/^Status of the open lead/);
    await keyboard.press('Enter');
    await expect(desk.getByRole('option', { name: 'Contacted' })).toBeVisible();
    await keyboard.press('Escape');

    const view = { name: 'Portuguese, new', query: 'language=pt&status=New', isShared: false };
    await staff.post('/api/admin/views', view);
    await keyboard.press('Control+k');
    await keyboard.type('portug');
    await expect(options.first()).toHaveText(/^Portuguese, new/);
    await keyboard.press('Enter');
    await expect(desk).toHaveURL(/tab=leads&language=pt&status=New/);

    await keyboard.press('Control+k');
    await keyboard.type('audit');
    await expect(options.filter({ hasText: 'Go to Audit Log' })).toBeVisible();
    await keyboard.press('Enter');
    await expect(desk).toHaveURL(/tab=audit/);

    await keyboard.press('Control+k');
    await keyboard.type('min home');
    await expect(options.first()).toHaveText(/^Min home price/);
    await keyboard.press('Enter');
    await expect(desk.getByLabel('New value')).toBeFocused();

    await keyboard.press('Control+k');
    await keyboard.type('new aff');
    await expect(options.first()).toHaveText(/Add a new affiliate/);
    await keyboard.press('Enter');
    const adding = desk.getByRole('dialog', { name: 'Add Affiliate' });
    await expect(adding.getByLabel('First name')).toBeFocused();
    // The palette does not open over a dialog that needs an answer.
    await keyboard.press('Control+k');
    await expect(field).toBeHidden();
    await keyboard.press('Escape');
    await expect(adding).toBeHidden();

    await desk.getByRole('button', { name: 'Search or run a command' }).click();
    await expect(field).toBeFocused();
    await keyboard.press('Escape');
    await expect(field).toBeHidden();
  },
);
