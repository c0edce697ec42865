import type { Page } from '@playwright/test';
import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

const leadsPath = '/admin/dashboard?tab=leads';

const answerOfLeads = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/api/admin/leads');

test(
  'a list is asked for again when the window comes back',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const desk = await openCrm(await newVisitor(), staff, product.origin, leadsPath);
    const count = desk.getByRole('status').filter({ hasText: /^\d+ leads$/ });
    await expect(count).toBeAttached();
    const again = answerOfLeads(desk);
    await desk.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await again;
    await expect(count).toBeAttached();
  },
);

test(
  'what a list is asked stands in the address: order, page size and hidden columns',
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
    await expect(desk.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Status', 'Date']);
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
  },
);
