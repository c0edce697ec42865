import { expectAccessibleInBoth } from './support/accessibility.ts';
import { findLeads, openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';

test(
  'a caller is entered by hand, with the words of consent read aloud in their language',
  { tag: '@phone' },
  async ({ newVisitor, staff, product }) => {
    const lastName = `Caller${Date.now()}`;
    const path = '/admin/dashboard?tab=leads';
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    await desk.getByRole('button', { name: 'New lead' }).click();
    const dialog = desk.getByRole('dialog', { name: 'New lead' });
    await dialog.getByLabel('First name').fill('Carla');
    await dialog.getByLabel('Last name').fill(lastName);
    await dialog.getByLabel('Email', { exact: true }).fill(`${lastName}@example.com`);
    await dialog.getByLabel('Phone', { exact: true }).fill('5125550147');
    await dialog.getByLabel('Language').selectOption({ label: 'Spanish' });
    await dialog.getByLabel('What they want').fill('Asked about a house in May.');
    await dialog.getByLabel('Next step').selectOption({ label: 'Next Monday 9:00 AM' });
    await dialog.getByLabel('What to do').fill('Send the checklist');
    await dialog.getByLabel(/^Spoken/).check();
    await expect(dialog.locator('blockquote')).toContainText('¿Puede');
    await dialog.getByRole('button', { name: 'Add lead' }).click();
    await expect(dialog).toContainText('Please choose at least one');
    await expectAccessibleInBoth(desk, 'a new lead');
    await dialog.getByLabel('Phone calls').check();
    await dialog.getByRole('button', { name: 'Add lead' }).click();
    await expect(desk).toHaveURL(/\/admin\/contact\/\d+$/);
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(lastName);
    await expect(desk.getByRole('main')).toContainText('Asked about a house in May.');
    await expect(desk.getByRole('main')).toContainText('Send the checklist');
    const [lead] = (await findLeads(staff, lastName)).items;
    const { consent, reach } = await staff.get<{
      consent: { purpose: string; language: string };
      reach: { phone: { allowed: boolean }; email: { allowed: boolean } };
    }>(`/api/admin/leads/${lead!.id}`);
    expect([consent.purpose, consent.language]).toEqual(['spoken', 'es']);
    expect([reach.phone.allowed, reach.email.allowed]).toEqual([true, false]);
  },
);

test(
  'an admin imports a file in three steps, reads what is wrong by line, and takes it back',
  { tag: '@desktop' },
  async ({ newVisitor, staff, product }) => {
    const mark = `Import${Date.now()}`;
    const file = [
      'Given name;Surname;E-mail;Mobile;Price',
      `José;${mark}A;a.${mark}@example.com;503 555 0101;"425.000"`,
      `Bea;${mark}B;nobody;;400000`,
      `Cal;${mark}C;c.${mark}@example.com;503 555 0103;`,
    ].join('\r\n');
    const desk = await openCrm(await newVisitor(), staff, product.origin, '/admin/imports');
    await desk.locator('input[type=file]').setInputFiles({
      name: 'old-crm.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file, 'latin1'),
    });
    await expect(desk.getByText('how it writes accents was guessed')).toBeVisible();
    await expect(desk.getByLabel('Email', { exact: true })).toHaveValue('E-mail');
    await expect(desk.getByText('For example: José')).toBeVisible();
    await expect(desk.getByLabel('No consent that we can show')).toBeChecked();
    await expect(desk.getByText('2 rows are ready to import.')).toBeVisible();
    await expect(desk.getByText('E-mail: Not an email address (“nobody”)')).toBeVisible();
    await expect(desk.getByText('Line 3', { exact: true })).toBeVisible();
    await expectAccessibleInBoth(desk, 'a checked import');
    await expect(desk.getByRole('link', { name: 'Download the rows' })).toBeVisible();
    // What was left is gone on with.
    await desk.reload();
    await desk.getByRole('button', { name: 'Continue' }).click();
    // Other columns are checked at once.
    await desk.getByLabel('Email', { exact: true }).selectOption('No column');
    await expect(desk.getByRole('button', { name: 'Import 2 leads' })).toBeEnabled();
    await expect(desk.getByText('1 column is not used: E-mail')).toBeVisible();
    await desk.getByLabel('Phone', { exact: true }).selectOption('No column');
    await expect(desk.getByRole('button', { name: 'Import 0 leads' })).toBeDisabled();
    await desk.getByLabel('Email', { exact: true }).selectOption('E-mail');
    await desk.getByLabel('Phone', { exact: true }).selectOption('Mobile');
    await desk.getByRole('button', { name: 'Import 2 leads' }).click();
    await expect(desk.getByText('2 leads were imported').first()).toBeVisible();
    expect((await findLeads(staff, mark)).total).toBe(2);
    const row = desk.getByRole('listitem').filter({ hasText: 'old-crm.csv' });
    await row.getByRole('button', { name: 'Undo' }).click();
    await desk.getByRole('button', { name: 'Delete them' }).click();
    await expect(row).toContainText('Undone');
    expect((await findLeads(staff, mark)).total).toBe(0);
  },
);
