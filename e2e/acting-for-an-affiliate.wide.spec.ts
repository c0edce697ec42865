import type { Page } from '@playwright/test';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { openCrm, openTabOf } from './support/crm.ts';
import { nobodyInPortal, registerPartner, sendClient } from './support/portal.ts';
import { adminPassword, expect, test } from './support/test.ts';

interface AuditLine {
  action: string;
  actorName: string | null;
  viaAdminName: string | null;
}

async function expectBanner(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('complementary', { name: 'Acting for a partner' });
  await expect(banner).toContainText(`You are acting for ${name}.`);
  await expect(banner.getByRole('button', { name: 'Return to Admin' })).toBeInViewport();
}

test(
  'an admin acts for an affiliate on a phone: a banner on every screen, both names on what is written, no password, and back; it ends with the admin’s own session',
  { tag: '@phone' },
  async ({ newVisitor, product, errors }) => {
    errors.expect(nobodyInPortal);
    // A separate session: the test ends it.
    const staff = await signInStaff(product.origin, adminPassword);
    const partner = await registerPartner(product.origin);
    const { id, referralCode } = partner;
    const name = 'Ana Souza';
    const client = 'Lidia Acted';
    await sendClient(product.origin, partner, { lastName: 'Acted' });
    const path = `/admin/dashboard?tab=affiliates&q=${referralCode}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);

    await test.step('from the list to the dashboard of the affiliate', async () => {
      // The sentence is shown for half a second only; a slow machine would miss it.
      const said: string[] = [];
      await desk.exposeFunction('noteWhatIsSaid', (text: string) => said.push(text));
      await desk.evaluate(() => {
        const { noteWhatIsSaid } = window as unknown as { noteWhatIsSaid(text: string): void };
        const watch = new MutationObserver(() => noteWhatIsSaid(document.body.innerText));
        watch.observe(document.body, { childList: true, subtree: true });
      });
      await desk.getByRole('button', { name: `Login As ${name}` }).click();
      await expect.poll(() => said.join()).toContain('Impersonation Started');
      await desk.waitForURL(/\/affiliate\/dashboard$/);
      await expectBanner(desk, name);
    });

    await test.step('a note bears the affiliate, and the log both', async () => {
      await desk.getByRole('link', { name: client, exact: true }).click();
      await expect(desk.getByRole('heading', { level: 1, name: client })).toBeVisible();
      await expectBanner(desk, name);
      await desk.getByRole('main').getByRole('textbox').fill('Called by the office for her');
      await desk.getByRole('button', { name: 'Add Note' }).click();
      const notes = desk.getByRole('listitem').filter({ hasText: 'Called by the office for her' });
      await expect(notes).toContainText(name);
      const { items } = await staff.get<{ items: AuditLine[] }>(
        `/api/admin/audit?actor=affiliate&actorId=${id}`,
      );
      expect(items.find(({ action }) => action.startsWith('note.'))).toMatchObject({
        actorName: name,
        viaAdminName: 'admin',
      });
    });

    await test.step('the password is not the admin’s to change', async () => {
      await desk.getByRole('link', { name: 'Back to Dashboard' }).click();
      await desk.getByRole('link', { name: 'Profile', exact: true }).click();
      await expect(desk.getByText('A password can only be changed by the partner')).toBeVisible();
      await expect(desk.locator('input[type=password]')).toHaveCount(0);
      await expect(desk.getByLabel('Email Address')).not.toBeEditable();
      await expectBanner(desk, name);
    });

    const other = await registerPartner(product.origin, { firstName: 'Olga' });
    const stale = await desk.context().newPage();

    await test.step('a second tab that still shows her does not act for somebody else', async () => {
      const switches = '/affiliate/dashboard?tab=profile';
      await stale.goto(switches);
      await expectBanner(stale, name);
      await desk.goto(`/admin/affiliates/${other.id}`);
      await desk.getByRole('button', { name: 'Login as Affiliate' }).click();
      await desk.waitForURL(/\/affiliate\/dashboard$/);
      await expectBanner(desk, 'Olga Souza');
      errors.expect(/status of 412/);
      await stale.getByRole('switch').first().click();
      await expectBanner(stale, 'Olga Souza');
      await stale.goto(switches);
      await expect(stale.getByRole('switch', { checked: true })).toHaveCount(3);
    });

    await test.step('back in the CRM nobody has to sign in again', async () => {
      await desk.getByRole('button', { name: 'Return to Admin' }).click();
      await desk.waitForURL(/\/admin\/dashboard/);
      await expect(openTabOf(desk, 'Overview')).toBeVisible();
      expect((await desk.request.get('/api/affiliate/session')).status()).toBe(401);
    });

    await test.step('and the other tab speaks for nobody, least of all for the admin', async () => {
      errors.expect(/status of 401/);
      await stale.getByRole('switch').first().click();
      await expect(stale).toHaveURL(/\/affiliate\/login/);
      await stale.close();
    });

    await test.step('from the affiliate’s own page, until the admin logs out elsewhere', async () => {
      await desk.goto(`/admin/affiliates/${id}`);
      await desk.getByRole('button', { name: 'Login as Affiliate' }).click();
      await desk.waitForURL(/\/affiliate\/dashboard$/);
      await expectBanner(desk, name);
      await staff.post('/api/admin/logout', {});
      await desk.reload();
      await expect(desk).toHaveURL(/\/affiliate\/login/);
      expect((await desk.request.get('/api/affiliate/session')).status()).toBe(401);
    });
  },
);
