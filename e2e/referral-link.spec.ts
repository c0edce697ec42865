import { randomBytes } from 'node:crypto';
import type { StaffSession } from '#server/testing/staff-session.ts';
import { readLead, readSteps } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { apply, fillApplication, freshEmail } from './support/visitor.ts';

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
const banner = (page: import('@playwright/test').Page) =>
  page.getByRole('complementary', { name: 'Your referral' });

test('a referral link leads to the banner of the partner, and the application days later is credited to the partner', async ({
  page,
  staff,
}) => {
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
});

test(
  'who leaves the landing page before its scripts have come keeps the partner and the language',
  { tag: '@desktop' },
  async ({ page, staff }) => {
    const affiliate = await makeAffiliate(staff, {
      firstName: 'Quick',
      lastName: 'Partner',
      isLicensedRealtor: true,
    });
    // Not by holding the requests back: the browser would hold back the message that is sent while
    // the page is left, too.
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
  'the first partner whose link was followed keeps the credit',
  { tag: '@desktop' },
  async ({ page, staff }) => {
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
      await expect(banner(page)).toBeVisible();
    }
    await page.goto('/apply');
    await fillApplication(page, freshEmail());
    const lead = await readLead(staff, await apply(page));
    expect(lead.referral).toMatchObject({ affiliateId: first.id });
  },
);

test(
  'a code of nobody shows no banner, and its short link is the 404 page',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/status of 404/, /Invalid referral code/);
    const response = await page.goto('/NOBODY123');
    expect(response!.status()).toBe(404);
    await expect(page).toHaveTitle('404 Page Not Found');
    const lookUp = page.waitForResponse('**/api/affiliate/*');
    await page.goto('/?ref=NOBODY123');
    expect((await lookUp).status()).toBe(404);
    await expect(banner(page)).toBeHidden();
  },
);
