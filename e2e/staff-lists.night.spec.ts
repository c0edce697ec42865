import { openCrm, openTab } from './support/crm.ts';
import { expect, test } from './support/test.ts';

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
    await openTab(desk, 'Audit Log');
    await expect(desk.getByRole('alert')).toContainText('This screen could not be shown');
    await openTab(desk, 'Affiliates');
    await expect(desk.getByRole('button', { name: 'Add Affiliate' })).toBeVisible();
  },
);
