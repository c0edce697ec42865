import { readFileSync } from 'node:fs';
import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

const leadsPath = '/admin/dashboard?tab=leads';

test(
  'a list is loaded again when its window comes back, and stays when the server is away',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    const path = '/admin/dashboard?tab=affiliates';
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    const count = desk.getByRole('status').filter({ hasText: /^\d+ affiliates?$/ });
    await expect(count).toBeAttached();
    // The list is not reloaded: nothing may move while it is read.
    const again = desk.waitForResponse((response) => {
      return new URL(response.url()).pathname === '/api/admin/news';
    });
    await desk.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await again;
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
  'the address of a list has its order, page size and hidden columns',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    for (const firstName of ['Aaron', 'Zelda']) {
      await staff.post('/api/leads', {
        firstName,
        lastName: 'Listed',
        email: freshEmail(),
        phone: '(541) 555-0123',
        currentAddress: '1 Main St, Medford',
        housingStatus: 'rent',
        timeline: 'not sure',
        contactMethod: 'email',
        monthlyPayment: '$0-$500',
      });
    }
    const asked = '&q=Listed&sort=firstName&direction=desc&pageSize=1&hide=phone,state';
    const desk = await openCrm(await newVisitor(), staff, product.origin, leadsPath + asked);
    const names = desk.getByRole('row').getByRole('link');
    await expect(names).toHaveText(['Zelda Listed']);
    const headers = ['', 'Name', 'Email', 'Status', 'Date', 'Actions'];
    await expect(desk.getByRole('columnheader')).toHaveText(headers);
    await expect(desk.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await desk.getByRole('button', { name: 'Next' }).click();
    await expect(names).toHaveText(['Aaron Listed']);
    await expect(desk).toHaveURL((url) => url.searchParams.get('page') === '2');
    await desk.reload();
    await expect(names).toHaveText(['Aaron Listed']);
    await expect(desk.getByRole('button', { name: 'Next' })).toBeDisabled();
    await desk.goBack();
    await expect(names).toHaveText(['Zelda Listed']);

    // Typing continues during a search: address, field and list agree in the end.
    const field = desk.getByLabel('Search leads');
    await field.fill('Zel');
    await field.pressSequentially('da Listed', { delay: 280 });
    await expect(desk).toHaveURL((url) => url.searchParams.get('q') === 'Zelda Listed');
    await expect(field).toHaveValue('Zelda Listed');
    await expect(names).toHaveText(['Zelda Listed']);
    // A search replaces the previous history entry.
    await desk.goForward();
    await expect(names).toHaveText(['Aaron Listed']);
    await desk.goBack();
    await expect(names).toHaveText(['Zelda Listed']);
    await expect(field).toHaveValue('Zelda Listed');
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

    await open.press('Enter');
    await exporting.getByLabel('Columns in the list').press('ArrowUp');
    await expect(exporting.getByLabel('Choose…')).toBeChecked();
    const group = (name: string) => exporting.locator('summary', { hasText: `${name} ` });
    await group('Lead').press('Enter');
    await exporting.getByRole('button', { name: 'All: Lead' }).press('Enter');
    await exporting.getByRole('button', { name: 'None: Lead' }).press('Enter');
    await group('Person').press('Enter');
    await exporting.getByLabel('Email', { exact: true }).press('Space');
    await exporting.getByLabel('Phone', { exact: true }).press('Space');
    const [head, row] = await exported();
    expect(head).toBe('firstName,lastName,propertyState,isQualified');
    expect(row).toBe(`Texan,${lastName},TX,no`);

    await open.press('Enter');
    await expect(exporting.getByLabel('Choose…')).toBeChecked();
    await exporting.getByLabel(/^All \d+ columns$/).check();
    expect((await exported())[0]).toMatch(/^id,createdAt,.*,consent\.version,.*,source\.gclid,/);
  },
);
