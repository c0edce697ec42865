import type { ConsoleMessage, Page } from '@playwright/test';
import { listen, seen } from './support/celebrations.ts';
import { expect, test as shared } from './support/test.ts';
import {
  asApplicant,
  field,
  fillApplication,
  fillCalculator,
  fillEligibility,
  filledInByAPerson,
  freshEmail,
  overlay,
  settled,
  startApplication,
  toast,
} from './support/visitor.ts';

const test = shared.extend<object, { variables: Record<string, string> }>({
  variables: [
    async ({}, use) => use({ PIXEL_ID: '77777', MAPS_API_KEY: 'a-key' }),
    { scope: 'worker' },
  ],
});
test.use({ waits: 'as specified', contextOptions: { reducedMotion: 'no-preference' } });

/** Notes what the page scrolls to and tells the pixel, each with the milliseconds it waited. */
const noteLate = (page: Page) =>
  page.addInitScript(() => {
    const late: unknown[] = [];
    let waited = 0;
    const { setTimeout } = window;
    Object.assign(window, {
      late,
      setTimeout: (work: () => void, ms = 0) =>
        setTimeout(() => {
          waited = ms;
          work();
          waited = 0;
        }, ms),
      fbq: (...call: unknown[]) => late.push([...call, waited]),
    });
    // What Playwright evaluates counts as an act of the visitor, who keeps the page from scrolling.
    Object.defineProperty(navigator, 'userActivation', { value: undefined });
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function note(options) {
      late.push([this.id, options, waited]);
      return scrollIntoView.call(this, options);
    };
  });
const late = (page: Page) => page.evaluate(() => (window as unknown as { late: unknown[] }).late);

test(
  'the address of the form scrolls to it smoothly, and the view is reported, each after 100 ms',
  { tag: '@desktop' },
  async ({ page }) => {
    await noteLate(page);
    await page.goto('/calculator#calculator-form');
    const scrolled = ['calculator-form', { behavior: 'smooth' }, 100];
    await expect.poll(() => late(page)).toContainEqual(scrolled);
    const viewed = ['track', 'ViewContent', { content_name: '/calculator' }, 100];
    await expect.poll(() => late(page)).toContainEqual(viewed);
  },
);

test(
  'the estimate takes four seconds of progress and messages, then figures, confetti and a sound',
  { tag: '@desktop' },
  async ({ page }) => {
    await listen(page);
    await page.clock.install();
    await page.goto('/calculator');
    await fillCalculator(page);
    await settled(page);
    // Before the wait begins, and far enough ahead that a slow machine does not come too late.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
    await page.getByRole('button', { name: 'Calculate Savings' }).click();
    const wait = overlay(page, 'Calculating your savings');
    // At once: no time passes meanwhile.
    await expect(wait).toBeVisible();
    const progress = async () => Number(await wait.getByRole('progressbar').getAttribute('value'));
    const message = () => wait.locator('[aria-live=polite]').innerText();
    await page.clock.runFor(1500);
    const submit = page.locator('main form button[type=submit]').first();
    await expect(submit).toBeDisabled();
    const [before, said] = [await progress(), await message()];
    await page.clock.runFor(400);
    const grown = (await progress()) - before;
    expect(grown).toBeGreaterThanOrEqual(5);
    expect(grown).toBeLessThanOrEqual(20);
    await page.clock.runFor(1200);
    expect(await message()).not.toBe(said);
    await page.clock.runFor(800);
    await expect(wait).toBeVisible();
    await page.clock.resume();
    const dialog = page.getByRole('dialog', { name: 'Your solar estimate' });
    await expect(dialog).toBeVisible();
    await expect(
      dialog.getByRole('term').filter({ hasText: 'Federal tax credit (30%)' }),
    ).toHaveCount(1);
    await expect.poll(async () => (await seen(page)).canvases).toBe(1);
    await expect.poll(async () => (await seen(page)).sounds).toBe(1);
  },
);

test(
  'it rains confetti for three seconds on the thank-you page',
  { tag: '@desktop' },
  async ({ page, product }) => {
    await listen(page);
    await asApplicant(page, product.origin, 7);
    await page.goto('/thank-you?leadId=7');
    const canvas = page.locator('canvas');
    await expect(canvas).toHaveCount(1);
    const began = Date.now();
    await expect(canvas).toHaveCount(0);
    expect(Date.now() - began).toBeGreaterThan(2500);
    const { canvases, timers } = await seen(page);
    expect(canvases).toBe(1);
    expect(timers.filter((ms) => ms === 250)).toHaveLength(3000 / 250);
  },
);

test(
  'an application leaves with what the browser kept, without the box or proposals of addresses, and waits four seconds',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/places\.googleapis\.com/, /Addresses cannot be proposed/);
    await page.route('https://places.googleapis.com/**', (route) => route.abort());
    await page.goto('/apply');
    await page.evaluate(() => {
      localStorage.setItem('calculator_homePrice', '425000');
      localStorage.setItem('calculator_electricBill', '350');
      localStorage.setItem('calculator_creditScore', '660-699');
      localStorage.setItem('calculator_propertyState', 'OR');
    });
    await page.reload();
    await fillApplication(page, freshEmail());
    await settled(page);
    const isLogged = (message: ConsoleMessage) => /cannot be proposed/.test(message.text());
    const warning = page.waitForEvent('console', isLogged);
    await field(page, 'currentAddress').pressSequentially(', Unit 2');
    expect((await warning).type()).toBe('warning');
    await expect(toast(page)).toHaveCount(0);
    await filledInByAPerson(page);
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/leads');
    await startApplication(page);
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({
      homePrice: 425_000,
      electricBill: 350,
      creditScore: '660-699',
      propertyState: 'OR',
    });
    expect(Object.keys(body)).not.toContain('consent');
    await expect(overlay(page, 'Submitting Your Application')).toContainText(/secur.*specialist/is);
    const answer = await (await sent).response();
    const { id } = (await answer!.json()) as { id: number };
    const answered = Date.now();
    await page.waitForURL(`**/thank-you?leadId=${id}`);
    expect(Date.now() - answered).toBeGreaterThan(3500);
    await expect(toast(page)).toContainText('Success!');
    await page.goto('/apply');
    await expect(field(page, 'email')).toHaveValue('');
  },
);

test(
  'the check formats the number, is pending while it runs, and a yes leads to the telephone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/qualify');
    await fillEligibility(page);
    const number = field(page, 'mobileNumber');
    await number.fill('');
    await number.pressSequentially('541555018299');
    expect((await number.inputValue()).length).toBeLessThanOrEqual(14);
    await number.fill('');
    await number.pressSequentially('5415550182');
    await expect(number).toHaveValue('(541) 555-0182');
    await settled(page);
    const submit = page.locator('main form button[type=submit]');
    await submit.click();
    await expect(overlay(page, 'Checking your eligibility')).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.waitForURL(/\/eligibility-results/);
    await expect(
      page.getByRole('main').locator('a[href="tel:+15415550142"]').first(),
    ).toBeVisible();
  },
);

test(
  'a calculator without its answers says which one is missing',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/calculator');
    await settled(page);
    await page.getByRole('button', { name: 'Calculate Savings' }).click();
    await expect(toast(page)).toHaveAttribute('data-tone', 'destructive');
    await expect(toast(page)).toContainText(/Please select (a home price|your)/);
  },
);

test(
  'a text that is missing shows its key and warns in the console',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/MISSING_MESSAGE/);
    await page.route('**/calculator', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('"missing":"Please complete the form"', '"":""');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/calculator');
    await settled(page);
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByRole('button', { name: 'Calculate Savings' }).click();
    await expect(toast(page)).toContainText('calculator.form.missing');
    expect((await warning).text()).toContain('calculator.form.missing');
  },
);
