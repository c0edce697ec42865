import { portalPaths } from '#core/contract/site.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';

interface Affiliate {
  id: number;
}

test(
  'an admin acts in an affiliate’s name, sees that on every screen, and comes back',
  { tag: '@phone' },
  async ({ staff, newVisitor, product, errors }) => {
    const code = `ACT${Date.now() % 1e9}`;
    const { id } = await staff.post<Affiliate>('/api/admin/affiliates', {
      firstName: 'Rita',
      lastName: code,
      email: `${code}@example.com`,
      referralCode: code,
    });
    const list = `/admin/dashboard?tab=affiliates&q=${code}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, list);
    await desk.getByRole('button', { name: `Login As Rita ${code}` }).click();
    await expect(desk.getByText('Impersonation Started', { exact: true })).toBeVisible();

    await desk.waitForURL(`**${portalPaths.dashboard}`);
    const back = desk.getByRole('button', { name: 'Return to Admin' });
    await expect(back).toBeVisible();
    await desk.getByRole('tab', { name: 'Profile' }).click();
    await expect(desk.getByLabel('First Name')).toHaveValue('Rita');
    await expect(back).toBeVisible();
    await expect(desk.getByLabel('Current Password')).toHaveCount(0);
    await expectAccessible(desk, 'the profile in her name');
    await back.click();

    await desk.waitForURL('**/admin/dashboard');
    await desk.goto(`/admin/affiliates/${id}`);
    await expect(desk.getByRole('button', { name: 'Login as Affiliate' })).toBeEnabled();
    // The session in her name is over, the admin's own is not.
    errors.expect(/status of 401/);
    await desk.goto(portalPaths.dashboard);
    await desk.waitForURL(`**${portalPaths.login}`);
  },
);
