import type { Page } from '@playwright/test';
import { languages } from '#core/domain/language.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/accessibility.ts';
import { eachTab, expectLoaded, nobodySignedIn, openCrm, showListTools } from './support/crm.ts';
import { foldOut } from './support/hostile.ts';
import { eachPublicPage } from './support/pages.ts';
import { eachPortalScreen, registerPartner, sendClient } from './support/portal.ts';
import { expectNothingSticksOut } from './support/sticks-out.ts';
import { skipWait } from './support/specified-waits.ts';
import { expect, test } from './support/test.ts';
import {
  apply,
  field,
  fillApplication,
  fillCalculator,
  fillEligibility,
  freshEmail,
  keepMessages,
  settled,
  startApplication,
  startCalculation,
  toast,
} from './support/visitor.ts';

// Colours and positions are checked at rest, so animations are off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [language, look] of [
  // Dark colours are checked in one language only; English is looked at after each push.
  ['es', expectAccessibleInBoth],
  ['pt', expectAccessible],
] as const) {
  test(
    `every page passes axe and scrolls sideways in no width, with its menus and questions open (${language})`,
    { tag: '@desktop' },
    ({ page, errors }) => {
      test.slow();
      errors.expect(/status of 404 .*no-such-page/);
      return eachPublicPage(page, language, async (what) => {
        await look(page, what);
        await expectNothingSticksOut(page, what);
      });
    },
  );
}

test(
  'overlay, results dialog, summary, faults and messages pass axe',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await keepMessages(page);
    await page.goto('/calculator');
    await settled(page);
    await page.getByRole('button', { name: 'Calculate savings' }).click();
    await expect(toast(page)).toBeVisible();
    await expectAccessibleInBoth(page, 'calculator with a fault and its message');
    await startCalculation(page);
    await expectAccessibleInBoth(page, 'calculator at work');
    await skipWait(page, 'estimate');
    const dialog = page.getByRole('dialog', { name: 'Your solar estimate' });
    await dialog.getByText('How we calculate this').click();
    await expectAccessibleInBoth(page, 'results dialog with its assumptions');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-result]')).toBeVisible();
    await expectAccessibleInBoth(page, 'calculator with its estimate');
    for (const [path, name] of [
      ['/qualify', 'Check my eligibility'],
      ['/apply', 'Submit my application'],
    ] as const) {
      await page.goto(path);
      await settled(page);
      if (path === '/apply') {
        await field(page, 'consent').uncheck();
      }
      await page.getByRole('button', { name }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessibleInBoth(page, `${path} with its faults`);
    }
    await fillApplication(page, freshEmail());
    await field(page, 'consent').check();
    await startApplication(page);
    await expectAccessibleInBoth(page, 'application under way');
    await skipWait(page, 'application');
    await page.waitForURL(/\/thank-you/);
    await expect(toast(page)).toBeVisible();
    await expectAccessibleInBoth(page, 'thank-you page with its message');
  },
);

/** Submits the form of the page natively, without its scripts. */
async function post(page: Page): Promise<void> {
  const answered = page.waitForEvent('load');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  await answered;
}

test('pages that answer a posted form pass axe', { tag: '@phone' }, async ({ page, errors }) => {
  test.slow();
  errors.expect(/status of 422|status of 400/);
  for (const path of ['/calculator', '/qualify', '/apply']) {
    await page.goto(path);
    await settled(page);
    await post(page);
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, `${path} posted with its faults`);
  }
  await page.goto('/?lang=pt');
  await post(page);
  await expect(page.locator('h2#answer-title')).toBeVisible();
  await expectAccessibleInBoth(page, 'posted answer');
  await page.goto('/calculator?lang=es');
  await settled(page);
  await fillCalculator(page);
  await post(page);
  await expect(page.locator('main dl').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'posted estimate');
  await page.goto('/qualify?lang=pt');
  await settled(page);
  await fillEligibility(page, { state: 'HI' });
  await post(page);
  await expect(page.locator('[data-eligible=false]')).toBeVisible();
  await expectAccessibleInBoth(page, 'posted check, not eligible');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the CRM passes axe in ${colorScheme} colours`,
    { tag: colorScheme === 'light' ? '@phone' : '@desktop' },
    async ({ page, newVisitor, staff, product, errors }) => {
      test.slow();
      errors.expect(
        nobodySignedIn,
        /status of 404 .*\/api\/admin\/leads\/999999/,
        /status of 404 .*\/audit\/exposure/,
      );
      await page.goto('/apply');
      await fillApplication(page, freshEmail());
      const id = await apply(page);
      const context = await newVisitor({ colorScheme });
      const door = await context.newPage();
      await door.goto('/admin/login');
      await door.getByRole('button', { name: 'Sign in' }).click();
      await expectAccessible(door, 'login with its faults');
      await staff.post('/api/admin/affiliates', {
        firstName: 'Tessa',
        lastName: 'Test',
        email: `${colorScheme}.${freshEmail()}`,
      });
      const desk = await openCrm(context, staff, product.origin);
      await eachTab(desk, (name) => expectAccessible(desk, `CRM, ${name}`));
      await desk.goto('/admin/dashboard?tab=reports&from=2026-01-01&to=2026-01-31');
      await expect(desk.getByText('No data for these days')).toBeVisible();
      await expectAccessible(desk, 'CRM, a report without a lead');
      await desk.getByRole('button', { name: 'This year' }).click();
      await desk.getByRole('button', { name: 'Leads by week as a table' }).click();
      await desk.getByRole('button', { name: 'Leads by state as a table' }).click();
      await desk.getByRole('button', { name: 'From visit to qualified lead as a table' }).click();
      await expectAccessible(desk, 'CRM, the figures of charts as tables');
      await desk.goto('/admin/dashboard?tab=leads');
      await showListTools(desk);
      for (const panel of ['Status', 'More filters', 'Columns', 'Views']) {
        await desk.getByRole('button', { name: panel }).click();
        await expect(desk.getByRole('dialog', { name: panel })).toBeVisible();
        await expectAccessible(desk, `CRM, leads with ${panel} open`);
        await desk.keyboard.press('Escape');
        await expect(desk.getByRole('dialog', { name: panel })).toBeHidden();
      }
      await desk.goto('/admin/dashboard?tab=leads&view=board');
      await expect(desk.getByRole('heading', { name: /^New/ }).first()).toBeVisible();
      await expectLoaded(desk);
      await expectAccessible(desk, 'CRM, the board');
      await desk.goto('/admin/programme/new');
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(desk);
      await expectAccessible(desk, 'CRM, a revision of the terms');
      await desk.goto('/admin/dashboard?tab=audit');
      await desk.locator('summary').first().waitFor();
      await foldOut(desk);
      await expectAccessible(desk, 'CRM, the audit log unfolded');
      await desk.goto('/admin/dashboard?tab=sent');
      await desk
        .getByRole('button', { name: /^Open the email/ })
        .first()
        .waitFor();
      await expectLoaded(desk);
      await expectAccessible(desk, 'CRM, the mails');
      await desk
        .getByRole('button', { name: /^Open the email/ })
        .first()
        .click();
      await desk.getByRole('heading', { name: 'Delivery' }).waitFor();
      await expectLoaded(desk);
      await expectAccessible(desk, 'CRM, a mail');
      await desk.goto('/admin/dashboard?tab=affiliates');
      await desk.getByRole('button', { name: 'Add Affiliate' }).first().click();
      await expect(desk.getByRole('dialog', { name: 'Add Affiliate' })).toBeVisible();
      await desk.getByRole('button', { name: 'Create affiliate' }).click();
      await expect(desk.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(desk, 'CRM, new affiliate with its faults');
      await desk.keyboard.press('Escape');
      await desk.getByRole('link', { name: 'Tessa Test' }).first().click();
      await desk.getByRole('heading', { name: 'Recent Referrals' }).waitFor();
      await expectLoaded(desk);
      await expectAccessible(desk, 'CRM, an affiliate');
      await desk.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(desk.getByRole('dialog', { name: 'Edit Affiliate' })).toBeVisible();
      await expectAccessible(desk, 'CRM, the form of an affiliate');
      await desk.keyboard.press('Escape');
      await desk.goto('/admin/profile');
      await desk.getByRole('heading', { name: 'Change Password' }).waitFor();
      await expectAccessible(desk, 'CRM, profile');
      await desk.goto(`/admin/contact/${id}`);
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      await desk.getByRole('heading', { name: 'Consent Record' }).waitFor();
      await foldOut(desk);
      await expectAccessible(desk, 'CRM, a contact with everything unfolded');
      await desk.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(desk.getByRole('dialog', { name: 'Edit Lead' })).toBeVisible();
      await expectAccessible(desk, 'CRM, the form of a contact');
      await desk.keyboard.press('Escape');
      await desk
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await expect(desk.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(desk, 'CRM, the question before a deletion');
      await desk.keyboard.press('Escape');
      await desk.goto('/admin/contact/999999');
      await expect(desk.getByText('This lead does not exist')).toBeVisible();
      await expectAccessible(desk, 'CRM, no such contact');
      await desk.goto('/admin/exposure?session=999999');
      await expect(desk.getByText('Nothing is known of this session or account')).toBeVisible();
      await expect(desk.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expectAccessible(desk, 'CRM, an exposure of no one');
    },
  );
}

test(
  'the portal passes axe in every language, in light and dark colours, and scrolls sideways in no width, however long a name is',
  { tag: '@phone' },
  async ({ newVisitor, product }) => {
    test.slow();
    const firstName = 'Wolfeschlegelsteinhausenbergerdorff';
    const partner = await registerPartner(product.origin, {
      firstName,
      lastName: 'W'.repeat(40),
      company: 'W'.repeat(120),
    });
    const client = await sendClient(product.origin, partner, {
      firstName,
      lastName: 'W'.repeat(60),
      email: `${'w'.repeat(60)}@${'w'.repeat(60)}.example.com`,
      currentAddress: 'W'.repeat(120),
    });
    const visitor = await (await newVisitor()).newPage();
    await visitor.goto(`/?ref=${partner.referralCode}`);
    await expect(visitor.getByRole('complementary', { name: 'Your referral' })).toBeVisible();
    await expectAccessible(visitor, 'landing page with the referral banner');
    for (const language of languages) {
      const colorScheme = language === 'es' ? 'dark' : 'light';
      const context = await newVisitor({ colorScheme });
      await eachPortalScreen(context, partner, {
        origin: product.origin,
        client,
        language,
        async look(page, path) {
          const what = `${path} in ${language}, ${colorScheme}`;
          await expectAccessible(page, what);
          await expectNothingSticksOut(page, what);
        },
      });
    }
  },
);
