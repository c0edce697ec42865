import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#core/domain/language.ts';
import { fastestSubmitMs } from '#core/domain/visitor/suspicion.ts';
import { skipWait } from './specified-waits.ts';
import { texts } from './texts.ts';

/** A buyer's answers. */
export const buyer = {
  firstName: 'María José',
  lastName: 'Núñez-Ávila',
  phone: '(541) 555-0182',
  address: '12 Orchard Lane, Medford, OR 97501',
  homePrice: '425000',
  electricBill: '300',
  creditScore: '660-699',
  state: 'OR',
};

/** A telephone that no other client has: two of one telephone are one person. */
export function freshPhone(): string {
  const digits = String(randomInt(100_000)).padStart(5, '0');
  return `(503) 23${digits.slice(0, 1)}-${digits.slice(1)}`;
}

let count = 0;
/** An email address that is unique within this run. */
export const freshEmail = () => `buyer.${process.pid}.${++count}@example.com`;

/** A control of a form by its `name`, which is the same in every language. */
export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);
export const calculatorField = (
  page: Page,
  name: 'homePrice' | 'electricBill' | 'creditScore' | 'propertyState',
): Locator => page.locator(`#calculator-${name}`);
/** The overlay that is shown while a result is being computed. */
export const overlay = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
/** The short message at the edge of the page. */
export const toast = (page: Page): Locator => page.locator('[data-tone]');
/** Lets the messages of a page stay, however long it takes to look at them: they stand for 5 s. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 5000 ? 0 : start(run, ms)) as typeof setTimeout;
  });
}
/** The error of a control, as a screen reader reads it. */
export async function errorOf(control: Locator): Promise<string> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  const [id] = ((await control.getAttribute('aria-describedby')) ?? '').split(' ');
  return (await control.page().locator(`[id="${id}"]`).innerText()).trim();
}

/**
 * Waits until every part of the page is awake and no request has started for half a second: the
 * pause of a reader.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-island][data-start=load]')];
    const newest = performance
      .getEntriesByType('resource')
      .reduce((last, entry) => Math.max(last, entry.startTime), 0);
    return (
      document.readyState === 'complete' &&
      parts.every((part) => part.dataset.awake === 'yes') &&
      performance.now() - newest > 500
    );
  });
}

/**
 * Waits until the code for sending a form has arrived as well; it is fetched once the visitor
 * begins.
 */
export async function prepared(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(() => {
    const came = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/LoadingOverlay.*\.js$/, /\/rules-.*\.js$/].every((part) =>
      came.some((name) => part.test(name)),
    );
  });
}

/**
 * Waits until every timer of at most this length that the page has begun has run: one that begins
 * now ends after them, on a busy machine too.
 */
export const timersHaveRun = (page: Page, ms: number): Promise<void> =>
  page.evaluate((length) => new Promise<void>((resolve) => setTimeout(resolve, length)), ms);

/** Waits until the form has been open for as long as a person needs: else the lead is marked. */
export async function filledInByAPerson(page: Page): Promise<void> {
  await page.waitForFunction((ms) => performance.now() > ms, fastestSubmitMs);
}

/**
 * Holds back the scripts of the pages, as a slow connection does; returns how to release them. The
 * start of the landing page, a file of its own, comes.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!landing-start)[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export async function chooseLanguage(
  page: Page,
  name: 'English' | 'Español' | 'Português (Brasil)',
): Promise<void> {
  await page.locator('header details summary').click();
  await page.getByRole('banner').getByRole('link', { name }).click();
}

/** Presses a range of the calculator's score: the button is inside its label. */
export const chooseScore = (page: Page, range: string): Promise<void> =>
  page.locator(`#calculator-form label:has([name=creditScore][value="${range}"])`).click();

export async function fillCalculator(
  page: Page,
  answers: Partial<typeof buyer> = {},
): Promise<void> {
  const { homePrice, electricBill, creditScore, state } = { ...buyer, ...answers };
  await calculatorField(page, 'homePrice').selectOption(homePrice);
  await calculatorField(page, 'electricBill').fill(electricBill);
  await chooseScore(page, creditScore);
  await calculatorField(page, 'propertyState').selectOption(state);
}

/** Answers the calculator and starts it. */
export async function startCalculation(
  page: Page,
  language: Language = 'en',
  answers: Partial<typeof buyer> = {},
): Promise<void> {
  const { calculate: submit, calculating } = texts[language];
  await fillCalculator(page, answers);
  await page.getByRole('button', { name: submit }).click();
  await expect(overlay(page, calculating)).toBeVisible();
}

/** Answers the calculator, waits for it and leaves the results open. */
export async function calculate(
  page: Page,
  language: Language = 'en',
  answers: Partial<typeof buyer> = {},
): Promise<Locator> {
  const { calculating, estimate } = texts[language];
  await startCalculation(page, language, answers);
  await skipWait(page, 'estimate');
  const dialog = page.getByRole('dialog', { name: estimate });
  await expect(dialog).toBeVisible();
  await expect(overlay(page, calculating)).toBeHidden();
  return dialog;
}

/** Opens the field of an answer that the eligibility form shows as known. */
export async function openKnown(page: Page, name: string): Promise<Locator> {
  const change = page.locator(`[data-known]:has([name="${name}"]) [data-change]`);
  if (await change.isVisible()) {
    await change.click();
  }
  return field(page, name);
}

/** Fills in the answers that the calculator has not given. */
export async function fillEligibility(
  page: Page,
  answers: Partial<typeof buyer> = {},
): Promise<void> {
  const { firstName, lastName, phone, homePrice, creditScore, state } = { ...buyer, ...answers };
  await field(page, 'name').fill(`${firstName} ${lastName}`);
  await field(page, 'mobileNumber').pressSequentially(phone.replace(/\D/g, ''));
  await (await openKnown(page, 'homePrice')).fill(homePrice);
  await (await openKnown(page, 'creditScore')).selectOption(creditScore);
  await (await openKnown(page, 'state')).selectOption(state);
  // The radio button is hidden inside its label, which people press. A forced press would not wait
  // for the page to stop scrolling.
  const yes = page.locator('main form label:has(input[type=radio][value=yes])');
  await yes.click();
  await expect(yes.locator('input')).toBeChecked();
}

/** Sends the eligibility form and waits for the page of its result. */
export async function checkEligibility(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: texts[language].check }).click();
  await expect(overlay(page, texts[language].checking)).toBeVisible();
  await skipWait(page, 'eligibility');
  await page.waitForURL(/\/eligibility-results/);
}

export async function fillApplication(
  page: Page,
  email: string,
  answers: Partial<typeof buyer> = {},
): Promise<void> {
  const { firstName, lastName, phone, address } = { ...buyer, ...answers };
  await field(page, 'firstName').fill(firstName);
  await field(page, 'lastName').fill(lastName);
  await field(page, 'email').fill(email);
  await field(page, 'phone').fill(phone);
  await field(page, 'currentAddress').fill(address);
  await page.locator('main form label:has([name=housingStatus][value=rent])').click();
  await field(page, 'monthlyPayment').selectOption('$1500-$2000');
  await field(page, 'timeline').selectOption('3-6 months');
}

/** Sends the application without waiting for the answer. */
export async function startApplication(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: texts[language].submit }).click();
  await expect(overlay(page, texts[language].submitting)).toBeVisible();
}

/** Makes this browser the one that sent the application with this id. */
export const asApplicant = (page: Page, origin: string, id: number): Promise<void> =>
  page.context().addCookies([{ name: 'applied', value: String(id), url: `${origin}/thank-you` }]);

/** Sends the application and returns its id. */
export async function apply(page: Page, language: Language = 'en'): Promise<number> {
  await startApplication(page, language);
  await skipWait(page, 'application');
  await page.waitForURL(/\/thank-you/);
  return Number(new URL(page.url()).searchParams.get('leadId'));
}
