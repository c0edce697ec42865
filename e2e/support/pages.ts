import { expect, type Page } from '@playwright/test';
import { sitePages } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { foldOut } from './hostile.ts';
import { settled } from './visitor.ts';

/** Every public page by its path, and one that does not exist. */
export const publicPaths: readonly string[] = [...Object.keys(sitePages), '/no-such-page'];

/** An eligibility result as the browser stores it, to open its page directly. */
export const storedResult = (isEligible: boolean) => ({
  eligibilityResults: JSON.stringify({
    eligible: isEligible,
    reasons: { state: isEligible, credit: true, homePrice: true },
    name: 'María Núñez',
    state: isEligible ? 'OR' : 'HI',
    creditScore: 660,
    homePrice: 425_000,
    savings: null,
    termsVersion: '0123456789abcdef',
    asOf: '2026-11-20',
  }),
  eligibility_name: 'María Núñez',
});

/** Opens the page of an eligibility result. */
async function openResult(page: Page, isEligible: boolean, language: Language): Promise<void> {
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) {
      localStorage.setItem(key, value);
    }
  }, storedResult(isEligible));
  await page.goto(`/eligibility-results?lang=${language}`);
  await expect(page.locator(`[data-eligible=${isEligible}]`)).toBeVisible();
}

/**
 * Opens a public page. The results page gets a result: eligible in English and Portuguese, not
 * eligible in Spanish.
 */
export async function openPublicPage(page: Page, path: string, language: Language): Promise<void> {
  await (path === '/eligibility-results'
    ? openResult(page, language !== 'es', language)
    : page.goto(`${path}?lang=${language}`));
}

/** Opens every public page with its menus and questions open, and both results of the check. */
export async function eachPublicPage(
  page: Page,
  language: Language,
  look: (what: string) => Promise<void>,
): Promise<void> {
  for (const path of publicPaths.filter((one) => one !== '/eligibility-results')) {
    await page.goto(`${path}?lang=${language}`);
    await settled(page);
    await foldOut(page);
    await look(`${path} in ${language}`);
  }
  for (const isEligible of [true, false]) {
    await openResult(page, isEligible, language);
    await look(`results, ${isEligible ? 'eligible' : 'not eligible'}, in ${language}`);
  }
}
