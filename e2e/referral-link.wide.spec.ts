import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { readLead, readSteps } from './support/crm.ts';
import { skipWait } from './support/specified-waits.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
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
  for (const { referralCode } of [first, second]) {
    await page.goto(`/?ref=${referralCode}`);
    await expect(banner(page)).toContainText('First Partner');
  }
  return { first, second };
}

/** The message under the code field. */
const note = (page: Page) => page.locator('main form [role=status]');

/** The layout shift while a page loads, as browsers measure it. */
async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as { jumps?: number };
    seen.jumps = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        seen.jumps! += entry.hadRecentInput ? 0 : entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { jumps?: number }).jumps ?? 0);
}

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
    const lead = await readLead(staff, await apply(page));
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
        return node instanceof HTMLScriptElement ? node : (append.call(this, node) as T);
      };
    });
    await page.goto(`/?ref=${affiliate.referralCode}&lang=es`);
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
  'a partner without a license and a company has no badge and the name of the program',
  { tag: '@desktop' },
  async ({ page, staff }) => {
    const affiliate = await makeAffiliate(staff, {
      firstName: 'Tom',
      lastName: 'Friend',
      isLicensedRealtor: false,
    });
    await page.goto(`/?ref=${affiliate.referralCode}`);
    await expect(banner(page)).toContainText('Tom Friend');
    await expect(banner(page)).toContainText('Solar Grant Home Partner');
    await expect(banner(page)).not.toContainText('Licensed realtor');
  },
);

test(
  'the banner, the strip and the field name the credited partner',
  { tag: '@phone' },
  async ({ page, staff }) => {
    const jumps = await watchJumps(page);
    const { first } = await followTwo(page, staff);
    for (const path of ['/', '/calculator', '/qualify', '/apply']) {
      await page.goto(path);
      await expect(banner(page)).toContainText('First Partner');
      await expect(banner(page)).toBeInViewport();
      await settled(page);
      expect(await jumps(), `nothing jumps on ${path}`).toBe(0);
    }
    await expect(field(page, 'referralCode')).toHaveValue(first.referralCode);
    await expect(note(page)).toHaveText('Referred by First Partner');
    await fillApplication(page, freshEmail());
    const lead = await readLead(staff, await apply(page));
    expect(lead.referral).toMatchObject({ affiliateId: first.id, choice: null });
    await expect(banner(page)).toContainText('First Partner');
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
  'a buyer who erases the shown code is credited to no partner, and staff see what the links said',
  { tag: '@desktop' },
  async ({ page, staff }) => {
    const { first } = await followTwo(page, staff);
    await page.goto('/apply');
    await expect(note(page)).toHaveText('Referred by First Partner');
    const code = field(page, 'referralCode');
    await expect(code, 'what she erases is there').toHaveValue(first.referralCode);
    await code.fill('');
    await fillApplication(page, freshEmail());
    await expect(note(page)).toHaveText('Your application will be sent without a referral.');
    await expect(banner(page)).toBeHidden();
    await expect(page.getByText('You continue without a referral.')).toBeVisible();
    const lead = await readLead(staff, await apply(page));
    expect(lead.referralCode).toBeNull();
    expect(lead.referral).toMatchObject({ affiliateId: null, review: 'buyer_choice' });
    expect(lead.referral!.touches).toContainEqual(
      expect.objectContaining({ code: first.referralCode, verdict: 'outranked' }),
    );
    await expect(banner(page)).toBeHidden();
  },
);

test(
  'an unknown code shows a message instead of the banner, and its short link is the 404 page',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/status of 404/, /Invalid referral code/);
    const response = await page.goto('/NOBODY123');
    expect(response!.status()).toBe(404);
    await expect(page).toHaveTitle('404 Page Not Found');
    const lookUp = page.waitForResponse('**/api/affiliate/*');
    await page.goto('/?ref=NOBODY123');
    expect((await lookUp).status()).toBe(404);
    await expect(page.getByText('The code of this link is not active.')).toBeInViewport();
    await expect(banner(page)).toBeHidden();
    await page.goto('/calculator');
    await expect(page.getByText('The code of this link is not active.')).toHaveCount(0);
  },
);

test(
  'the partner of an earlier visit is credited even if the scripts of the application do not load',
  { tag: '@desktop' },
  async ({ page, staff, errors }) => {
    errors.expect(/net::ERR_FAILED/);
    const { referralCode } = await makeAffiliate(staff, {
      firstName: 'Paula',
      lastName: 'Reyes',
      isLicensedRealtor: true,
    });
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto(`/?ref=${referralCode}`);
    await page.goto('/apply');
    await fillApplication(page, freshEmail());
    await page.getByRole('button', { name: texts.en.submit }).click();
    await page.waitForURL(/\/thank-you\?leadId=\d+/);
    const id = Number(new URL(page.url()).searchParams.get('leadId'));
    expect((await readLead(staff, id)).referralCode).toBe(referralCode);
  },
);
