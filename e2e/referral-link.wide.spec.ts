import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { readLead, readSteps } from './support/crm.ts';
import { skipWait } from './support/specified-waits.ts';
import { expect, test } from './support/test.ts';
import { apply, field, fillApplication, freshEmail, overlay, settled } from './support/visitor.ts';

async function makeAffiliate(
  staff: StaffSession,
  person: {
    firstName: string;
    lastName: string;
    company?: string;
    isLicensedRealtor: boolean;
  },
) {
  const referralCode = `SUN${randomBytes(4).toString('hex')}`;
  return staff.post<{ id: number; referralCode: string }>('/api/admin/affiliates', {
    ...person,
    email: `${referralCode}@example.com`,
    referralCode,
  });
}
const banner = (page: Page) => page.getByRole('complementary', { name: 'Your referral' });

/** Two partners whose links the visitor followed, one after the other. */
async function followTwo(page: Page, staff: StaffSession) {
  const first = await makeAffiliate(staff, {
    firstName: 'First',
    lastName: 'Partner',
    isLicensedRealtor: true,
  });
  const second = await makeAffiliate(staff, {
    firstName: 'Second',
    lastName: 'Partner',
    isLicensedRealtor: true,
  });
  for (const [{ referralCode }, name] of [
    [second, 'Second Partner'],
    [first, 'First Partner'],
  ] as const) {
    await page.goto(`/?ref=${referralCode}`);
    await expect(banner(page)).toContainText(name);
  }
  return { first, second };
}

/** The message under the code field. */
const note = (page: Page) => page.locator('main form [role=status]');

test(
  'a referral link leads to the banner of the partner, and the application days later is credited to the partner',
  { tag: '@phone' },
  async ({ page, staff }) => {
    const affiliate = await makeAffiliate(staff, {
      firstName: 'Paula',
      lastName: 'Reyes',
      company: 'Reyes Realty',
      isLicensedRealtor: true,
    });
    await page.goto(`/${affiliate.referralCode.toLowerCase()}?utm_source=card`);
    expect(page.url()).toMatch(new RegExp(`/\\?utm_source=card&ref=${affiliate.referralCode}$`));
    await expect(banner(page)).toContainText('Paula Reyes');
    await expect(banner(page)).toContainText('Reyes Realty');
    await expect(banner(page)).toContainText('Licensed realtor');

    await page.goto('/apply');
    expect(page.url()).not.toContain('ref=');
    await fillApplication(page, freshEmail());
    const seen = page.getByRole('region', { name: 'What Paula Reyes will see' });
    await expect(seen.getByRole('radio', { name: 'All of it' })).toBeChecked();
    await seen.getByText('That, and how to reach you').click();
    await page.getByText('Panels', { exact: true }).click();
    await page.getByRole('radio', { name: 'Yes' }).click();
    const lead = await readLead(staff, await apply(page));
    expect(lead).toMatchObject({ partnerSees: 'contact', wantsPanels: 'yes' });
    expect(lead.referralCode).toBe(affiliate.referralCode);
    expect(lead.referral).toMatchObject({
      affiliateId: affiliate.id,
      affiliateName: 'Paula Reyes',
      status: 'pending',
      isSelfReferral: false,
    });
    expect(lead.referral!.touches.map(({ code }) => code)).toContain(affiliate.referralCode);
  },
);

test(
  'a visitor who leaves the landing page before its scripts load keeps the partner and the language',
  { tag: '@desktop' },
  async ({ page, staff }) => {
    const affiliate = await makeAffiliate(staff, {
      firstName: 'Quick',
      lastName: 'Partner',
      isLicensedRealtor: true,
    });
    // Requests are not held back here: the browser would also hold back the message that is sent
    // while the page is left.
    await page.addInitScript(() => {
      if (location.pathname !== '/') {
        return;
      }
      const append = Node.prototype.appendChild;
      Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
        const isHeld = node instanceof HTMLScriptElement && !node.src.includes('landing-start');
        return isHeld ? node : (append.call(this, node) as T);
      };
    });
    await page.goto(`/?ref=${affiliate.referralCode}&lang=es`);
    await page.waitForFunction(() => window.missedActions);
    await page.context().clearCookies();
    await page.goto('/apply');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await fillApplication(page, freshEmail());
    const lead = await readLead(staff, await apply(page, 'es'));
    expect(lead.referral).toMatchObject({ affiliateId: affiliate.id });
    expect(
      lead.referral!.touches.map(({ source }) => source),
      'the server itself knows of the visit',
    ).toContain('server');
    const views = (await readSteps(staff, lead.id)).filter(
      ({ action, page: path }) => action === 'page_view' && path === '/',
    );
    expect(views, 'the page view is told once').toHaveLength(1);
  },
);

test(
  'a code typed on the application decides who is credited, and an unknown one changes nothing',
  { tag: '@desktop' },
  async ({ page, staff }) => {
    const { first, second } = await followTwo(page, staff);
    await page.goto('/apply');
    await expect(note(page)).toHaveText('Referred by First Partner');
    const code = field(page, 'referralCode');
    await code.fill('NOBODY-1');
    await code.blur();
    await expect(note(page)).toContainText('Your referral is still First Partner.');
    await expect(banner(page)).toContainText('First Partner');
    await code.fill(second.referralCode.toLowerCase());
    await code.blur();
    await expect(note(page)).toHaveText('Referred by Second Partner');
    await expect(banner(page)).toContainText('Second Partner');
    await page.goto('/calculator');
    await expect(banner(page)).toContainText('Second Partner');
    await page.goto('/apply');
    await expect(note(page)).toHaveText('Referred by Second Partner');
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    await expect(note(page)).toHaveText('Referred by First Partner');
    await expect(code).toHaveValue(first.referralCode);
    await fillApplication(page, freshEmail());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/referral', async (route) => {
      await held;
      await route.continue();
    });
    await code.fill(second.referralCode);
    await code.press('Enter');
    await expect(overlay(page, 'Submitting Your Application')).toBeVisible();
    release();
    await skipWait(page, 'application');
    await page.waitForURL(/\/thank-you/);
    const id = Number(new URL(page.url()).searchParams.get('leadId'));
    const lead = await readLead(staff, id);
    expect(lead.referral).toMatchObject({
      affiliateId: second.id,
      reason: 'buyer_choice',
      review: 'buyer_choice',
    });
    await expect(banner(page)).toContainText('Second Partner');
  },
);

test(
  'an unknown code is said beside its field and nowhere else, and its short link is the 404 page',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/status of 404/, /Invalid referral code/);
    const response = await page.goto('/NOBODY123');
    expect(response!.status()).toBe(404);
    await expect(page).toHaveTitle('404 Page Not Found');
    const lookUp = page.waitForResponse('**/api/affiliate/*');
    await page.goto('/?ref=NOBODY123');
    expect((await lookUp).status()).toBe(404);
    await settled(page);
    await expect(banner(page)).toBeHidden();
    await expect(page.getByText(/is not active/)).toHaveCount(0);
    await page.goto('/apply');
    await expect(page.getByText('The code NOBODY123 is not active.')).toBeVisible();
  },
);
