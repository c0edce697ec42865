import type { Page } from '@playwright/test';
import { consentText } from '#core/domain/permission/consent.ts';
import { readLead, readSteps } from './support/crm.ts';
import { specifiedMs } from './support/specified-waits.ts';
import { adminPassword, expect, test } from './support/test.ts';
import {
  apply,
  buyer,
  calculate,
  checkEligibility,
  chooseLanguage,
  field,
  fillApplication,
  fillEligibility,
  freshEmail,
  settled,
  toast,
} from './support/visitor.ts';
import { texts } from './support/texts.ts';

// The way in English is walked by keys alone, the one in Spanish through a realtor's link.
const language = 'pt';
const words = texts[language];
test.use({ waits: 'as specified' });

/** Does a step; checks that the visitor had to wait for it as specified. */
async function patiently<T>(wait: keyof typeof specifiedMs, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  expect(performance.now() - began).toBeGreaterThanOrEqual(specifiedMs[wait]);
  return result;
}

/** The least that a form asks of who arrives: taps, a select counting two, and typed answers. */
async function leastEffort(page: Page): Promise<{ taps: number; typed: number }> {
  await settled(page);
  return page.locator('main form').evaluate((form) => {
    const open = [
      ...form.querySelectorAll<HTMLInputElement>('input:not([type=radio]), select'),
    ].filter((one) => one.getAttribute('aria-required') === 'true' && one.value === '');
    const selects = open.filter((one) => one.tagName === 'SELECT').length;
    const choices = [...form.querySelectorAll('[role=radiogroup][aria-required=true]')].filter(
      (group) => !group.querySelector(':checked'),
    );
    const typed = open.length - selects;
    const button = 1;
    return { taps: typed + 2 * selects + choices.length + button, typed };
  });
}

test(
  'a visitor goes from the landing page to the thank-you page, and staff see the application',
  { tag: '@phone' },
  async ({ page, staff, newVisitor, product }) => {
    const email = freshEmail();
    const efforts: { taps: number; typed: number }[] = [];
    await page.goto('/');
    await chooseLanguage(page, 'Português (Brasil)');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');

    await test.step('learns and goes to the calculator', async () => {
      await page.locator('main a[href$="#calculator-form"]').first().click();
      await page.waitForURL(/\/calculator/);
      efforts.push(await leastEffort(page));
    });
    await test.step('calculates the savings', async () => {
      const dialog = await patiently('estimate', () => calculate(page, language));
      // Oregon, 425000, 300 a month: the grant reaches its cap.
      await expect(dialog).toContainText('US$ 13.000');
      await dialog.getByRole('link', { name: words.next }).first().click();
      await page.waitForURL(/\/qualify/);
      efforts.push(await leastEffort(page));
    });
    await test.step('checks the eligibility', async () => {
      await expect(field(page, 'creditScore')).toHaveValue(buyer.creditScore);
      await expect(field(page, 'state')).toHaveValue(buyer.state);
      await fillEligibility(page);
      await expect(field(page, 'mobileNumber')).toHaveValue(buyer.phone);
      await patiently('eligibility', () => checkEligibility(page, language));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        `${words.congratulations}, María!`,
      );
      await page.getByRole('link', { name: words.reserve }).click();
      await page.waitForURL(/\/apply/);
      efforts.push(await leastEffort(page));
      const sum = (of: 'taps' | 'typed') => efforts.reduce((all, one) => all + one[of], 0);
      const links = 3;
      expect(sum('taps') + links, JSON.stringify(efforts)).toBeLessThanOrEqual(15);
      expect(sum('typed')).toBeLessThanOrEqual(4);
    });
    const id = await test.step('applies', async () => {
      await expect(field(page, 'firstName')).toHaveValue('María');
      await expect(field(page, 'lastName')).toHaveValue('José Núñez-Ávila');
      await expect(field(page, 'phone')).toHaveValue(buyer.phone);
      await fillApplication(page, email);
      // A form sent within three seconds after it loads is marked as a machine's; this is a
      // person. The form loads with its code, however long that takes.
      await page.waitForFunction(() => {
        const came = Number(sessionStorage.getItem('applicationStartedAt'));
        return came > 0 && Date.now() - came > 3500;
      });
      const number = await patiently('application', () => apply(page, language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks);
      await expect(toast(page)).toContainText(words.success);
      await expect(toast(page)).toContainText(words.within24);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      return number;
    });

    await test.step('the lead is stored with what was answered on the way, and with its proof of consent', async () => {
      const lead = await readLead(staff, id);
      expect(lead).toMatchObject({
        firstName: buyer.firstName,
        lastName: buyer.lastName,
        email,
        phone: buyer.phone,
        currentAddress: buyer.address,
        status: 'New',
        language,
        homePrice: 425_000,
        electricBill: 300,
        creditScore: '660-699',
        propertyState: 'OR',
        firstTimeHomebuyer: true,
        isQualified: true,
        housingStatus: 'rent',
        monthlyPayment: '$1500-$2000',
        timeline: '3-6 months',
        contactMethod: 'phone',
        educationEarnings: 13_000,
      });
      // All visitors of this run share one address, which counts as a busy office.
      expect(lead.suspicion.filter((reason) => reason !== 'many_from_address')).toEqual([]);
      expect(lead.consents).toHaveLength(1);
      const [action] = consentText('application', language)!.text.split('{lender}');
      expect(lead.consents[0]).toMatchObject({
        language,
        isVersionConfirmed: true,
        granted: true,
        ticked: 'preset',
        channels: ['phone', 'sms', 'email'],
        text: expect.stringContaining(action!),
      });
      const steps = (await readSteps(staff, id)).map((step) => `${step.action} ${step.page}`);
      for (const step of [
        'page_view /',
        'page_view /calculator',
        'calculate_savings /calculator',
        'page_view /qualify',
        'check_eligibility /qualify',
        'page_view /eligibility-results',
        'page_view /apply',
        'submit_application /apply',
      ]) {
        expect(steps, "the visitor's steps became the lead's").toContain(step);
      }
    });

    await test.step('a member of staff signs in and sees it', async () => {
      const desk = await (await newVisitor()).newPage();
      await desk.goto(`${product.origin}/admin/login`);
      await desk.getByLabel('Username').fill('admin');
      await desk.getByLabel('Password', { exact: true }).fill(adminPassword);
      await desk.getByRole('button', { name: 'Sign in' }).click();
      await desk.waitForURL(/\/admin\/dashboard/);
      await desk.goto(`/admin/dashboard?tab=leads&q=${encodeURIComponent(email)}`);
      await desk.getByRole('link', { name: `${buyer.firstName} ${buyer.lastName}` }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText(
        `${buyer.firstName} ${buyer.lastName}`,
      );
      for (const text of [
        email,
        buyer.address,
        consentText('application', language)!.text.split('{lender}')[0]!,
      ]) {
        await expect(desk.getByRole('main')).toContainText(text);
      }
      await expect(desk.getByText(/^Showing 5 of \d+ visitor interactions$/)).toBeVisible();
      await expect(desk.getByText(/^Session [\da-f]{8}(,|$)/)).toHaveCount(5);
      await desk.getByRole('button', { name: 'Show all' }).click();
      await expect(desk.getByRole('main')).toContainText('/eligibility-results');
    });
  },
);
