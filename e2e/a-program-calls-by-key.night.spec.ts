import { adminLeadPath } from '#core/contract/site.ts';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { openCrm, openTab, openTabOf } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';

test(
  'an admin gives the loan system a key, sees what it does, and takes it back',
  { tag: '@desktop' },
  async ({ context, product, staff }) => {
    const { id: leadId } = await newLead(staff, 'Loaned');
    const desk = await openCrm(context, staff, product.origin, '/admin/dashboard?tab=integrations');
    await expect(desk.getByText('No API keys yet')).toBeVisible();
    await expectAccessibleInBoth(desk, 'no keys');
    await desk.getByRole('button', { name: 'New key' }).click();
    const dialog = desk.getByRole('dialog', { name: 'New API Key' });
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    await expect(dialog.getByText('Please fill in this field')).toBeVisible();
    await expect(dialog.getByText('Please choose at least one')).toBeVisible();
    await expectAccessibleInBoth(desk, 'a key without a name');
    await dialog.getByLabel('Name').fill('Loan system');
    await dialog.getByLabel('Search and list leads').check();
    await dialog.getByLabel('Report the status of a loan').check();
    await expect(dialog.getByLabel('Expires after')).toHaveValue('year');
    await dialog.getByRole('button', { name: 'Make the key' }).click();

    const made = desk.getByRole('dialog', { name: 'Your New Key' });
    const code = made.locator('code', { hasText: /^sgh_/ });
    await expect(code).toHaveText(/^sgh_[a-z0-9]{8}_\S{43}$/);
    const key = (await code.textContent())!;
    await expectAccessibleInBoth(desk, 'the new key');
    await made.getByRole('button', { name: 'I have copied it' }).click();
    const row = desk.getByRole('row').filter({ hasText: 'Loan system' });
    await expect(row).toContainText('Never');
    await expect(desk.getByText(key)).toHaveCount(0);

    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${product.origin}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      });
    const list = await call('/api/admin/leads?q=Loaned');
    expect(list.status).toBe(200);
    const { items } = (await list.json()) as { items: { id: number }[] };
    expect(items.map(({ id }) => id)).toEqual([leadId]);
    const told = await call(`/api/admin/leads/${leadId}/loan-status`, {
      method: 'POST',
      body: JSON.stringify({
        eventId: 'e-1',
        status: 'Approved',
        at: new Date().toISOString(),
      }),
    });
    expect(told.status).toBe(200);

    await desk.goto(adminLeadPath(leadId));
    await expect(desk.getByText('Approved').first()).toBeVisible();
    await expect(desk.getByText('Loan system').first()).toBeVisible();
    await desk.goto('/admin/dashboard?tab=audit&actor=key');
    const line = desk.getByRole('row').filter({ hasText: 'Changed a lead' });
    await expect(line).toContainText('Loan system');

    await desk.goto('/admin/dashboard?tab=integrations');
    await expectAccessibleInBoth(desk, 'a key that works');
    await row.getByRole('button', { name: 'Revoke Loan system' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Revoke This Key?' });
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(row).toContainText('Revoked');
    expect((await call('/api/admin/leads')).status).toBe(401);
    await expect(row.getByRole('button')).toHaveCount(0);
  },
);

test(
  'a bar of tabs that is wider than the screen shows the one that is open',
  { tag: '@phone' },
  async ({ context, product, staff }) => {
    const desk = await openCrm(context, staff, product.origin, '/admin/dashboard?tab=system');
    const expectInView = (name: string) =>
      expect(openTabOf(desk, name)).toBeInViewport({ ratio: 1 });
    for (const width of [1280, 600, 390]) {
      await desk.setViewportSize({ width, height: 800 });
      await expectInView('System');
    }
    await openTab(desk, 'Integrations');
    await expectInView('Integrations');
    await openTab(desk, 'Reports');
    await expectInView('Reports');
    await desk.goto('/admin/imports');
    await expectInView('Leads');
  },
);
