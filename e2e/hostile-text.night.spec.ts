import { randomBytes } from 'node:crypto';
import { browserKept } from '#core/domain/operations/kept-data.ts';
import { nobodySignedIn, openCrm } from './support/crm.ts';
import { address, expectHarmless, image, script, template } from './support/hostile.ts';
import { storedResult } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import {
  apply,
  checkEligibility,
  field,
  fillApplication,
  fillEligibility,
  freshEmail,
} from './support/visitor.ts';

test(
  'markup and script in every field stay text, for the visitor and for staff',
  { tag: '@desktop' },
  async ({ page, staff, product, newVisitor, errors }) => {
    errors.expect(
      nobodySignedIn,
      /Invalid referral code/,
      /status of 404/,
      /status of 40[04] .*%3C/,
    );
    const email = freshEmail();
    // The visitor's partner has hostile text in every field.
    const referralCode = `EVIL${randomBytes(4).toString('hex')}`;
    const evil = await staff.post<{ id: number }>('/api/admin/affiliates', {
      firstName: image,
      lastName: script,
      company: template,
      email: `${referralCode}@example.com`,
      licenseNumber: image,
      isLicensedRealtor: true,
      referralCode,
    });
    await page.goto(
      `/?ref=${referralCode}&lang=${encodeURIComponent(image)}&utm_source=${encodeURIComponent(script)}#${image}`,
    );
    const banner = page.getByRole('complementary', { name: 'Your referral' });
    await expect(banner).toContainText('Referred by a partner of ours');
    await expect(banner).toContainText(template);
    await expectHarmless(page);

    await page.goto('/qualify');
    await fillEligibility(page, { firstName: image, lastName: script });
    await checkEligibility(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img');
    await expectHarmless(page);
    await page.getByRole('link', { name: 'Reserve Your Funds' }).click();
    await page.waitForURL(/\/apply/);
    await fillApplication(page, email, {
      firstName: image,
      lastName: script,
      address: `${template} ${address}`,
    });
    await field(page, 'referralCode').fill(script.slice(0, 40));
    await expectHarmless(page);
    const id = await apply(page);
    await expectHarmless(page);
    // A browser may report anything about itself.
    await page.request.post('/api/track-interaction', {
      data: {
        sessionId: await page.evaluate(() => sessionStorage.getItem('sessionId')),
        userAgent: image,
        page: script,
        action: image,
        data: { [image]: script, nested: { text: template } },
      },
    });

    const desk = await openCrm(await newVisitor(), staff, product.origin);
    await expect(desk.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(desk.getByRole('main')).toContainText(image);
    await expectHarmless(desk);
    await desk.goto(`/admin/affiliates/${evil.id}`);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`${image} ${script}`);
    await expect(desk.getByRole('table', { name: 'Recent Referrals' })).toContainText(image);
    await expectHarmless(desk);
    await desk.goto(`/admin/contact/${id}`);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`${image} ${script}`);
    for (const text of [template, address]) {
      await expect(desk.getByRole('main')).toContainText(text);
    }
    await expectHarmless(desk);
  },
);

test(
  'addresses and a poisoned storage run nothing',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/cannot be read/, /status of 404/, /Invalid referral code/);
    await page.goto('/');
    const keys = Object.values(browserKept).flat();
    const answers = ['homePrice', 'electricBill', 'propertyState', 'creditScore', 'state', 'name'];
    const figures = ['taxCredit', 'monthlySavings', 'mobileNumber', 'eligible', 'asOf'];
    const poisoned: Record<string, string> = {
      ...Object.fromEntries(keys.map((key) => [key, `${image}${script}`])),
      calculatorResults: JSON.stringify(Object.fromEntries(answers.map((key) => [key, image]))),
      eligibilityData: JSON.stringify(Object.fromEntries(figures.map((key) => [key, script]))),
      eligibilityResults: JSON.stringify({
        ...(JSON.parse(storedResult(true).eligibilityResults) as object),
        name: image,
      }),
      nextPageToast: JSON.stringify({ title: image, text: script, tone: 'success' }),
    };
    await page.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
    }, poisoned);
    const hostile = encodeURIComponent(`${image}${script}`);
    for (const path of [
      '/',
      '/calculator',
      '/qualify',
      '/eligibility-results',
      '/apply',
      `/thank-you?leadId=${hostile}`,
      `/?ref=${hostile}`,
      `/?lang=${hostile}`,
      `/${hostile}`,
      '/marketing',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectHarmless(page);
    }
  },
);
