import { readFileSync } from 'node:fs';
import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

const leadsPath = '/admin/dashboard?tab=leads';

test(
  'a list stays when the server is away, and a tab that does not load breaks no other',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    const path = '/admin/dashboard?tab=affiliates';
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    const count = desk.getByRole('status').filter({ hasText: /^\d+ affiliates?$/ });
    await expect(count).toBeAttached();
    // The server is down: the visible list stays, and a tab that fails to load breaks no other.
    errors.expect(/net::ERR_FAILED|Failed to fetch dynamically|error boundary/i);
    await desk.route('**/api/admin/affiliates?**', (route) => route.abort());
    await desk.route('**/assets/*.js', (route) => route.abort());
    await desk.getByRole('button', { name: 'Refresh' }).click();
    await expect(desk.getByRole('alert')).toContainText('The server could not be reached.');
    await expect(count).toBeAttached();
    await desk.getByRole('tab', { name: 'Audit Log' }).click();
    await expect(desk.getByRole('alert')).toContainText('This screen could not be shown');
    await desk.getByRole('tab', { name: 'Affiliates' }).click();
    await expect(desk.getByRole('button', { name: 'Add Affiliate' })).toBeVisible();
  },
);

test(
  'a list is filtered, saved as a view, opened again and exported, by keyboard where it matters',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const lastName = `Exported${Date.now()}`;
    for (const [firstName, propertyState] of [
      ['Texan', 'TX'],
      ['Oregonian', 'OR'],
    ]) {
      await staff.post('/api/leads', {
        firstName,
        lastName,
        propertyState,
        email: freshEmail(),
        phone: '(541) 555-0123',
        currentAddress: '1 Main St, Medford',
        housingStatus: 'rent',
        timeline: 'not sure',
        contactMethod: 'email',
        monthlyPayment: '$0-$500',
      });
    }
    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      `${leadsPath}&q=${lastName}`,
    );
    const names = desk.getByRole('row').getByRole('link', { name: lastName });
    await expect(names).toHaveCount(2);
    await desk.getByRole('button', { name: 'Filters' }).press('Enter');
    await desk.getByLabel('TX', { exact: true }).press('Space');
    await expect(names).toHaveText([`Texan ${lastName}`]);
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('button', { name: 'Filters' })).toBeFocused();

    await desk.getByRole('button', { name: 'Views' }).click();
    await desk.getByLabel('Save this list as').fill(lastName);
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    const view = desk.getByRole('listitem').filter({ hasText: lastName });
    await expect(view).toContainText('1');
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(desk).toHaveURL((url) => !url.searchParams.has('state'));
    await desk.getByRole('button', { name: 'Views' }).click();
    await view.getByRole('link').click();
    await expect(desk).toHaveURL((url) => url.searchParams.get('state') === 'TX');
    await expect(names.filter({ hasText: 'Texan' })).toHaveCount(1);
    await desk.keyboard.press('Escape');

    const exporting = desk.getByRole('dialog', { name: 'Export leads' });
    const exported = async () => {
      const download = desk.waitForEvent('download');
      await exporting.getByRole('button', { name: 'Save CSV' }).press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^leads-.*\.csv$/);
      const csv = readFileSync(await file.path(), 'utf8');
      return csv.replace('\ufeff', '').trim().split('\r\n');
    };
    const open = desk.getByRole('button', { name: 'Export CSV' });
    await open.press('Enter');
    await expect(exporting.getByLabel('Columns in the list')).toBeChecked();
    const listed = await exported();
    expect(listed).toHaveLength(2);
    expect(listed[1]).toContain(`Texan,${lastName}`);
  },
);
