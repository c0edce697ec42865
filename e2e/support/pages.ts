import { expect, type Page } from '@playwright/test';
import { sitePages } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';

/** Every public page by its path, and one that does not exist. */
export const publicPaths: readonly string[] = [...Object.keys(sitePages), '/no-such-page'];

/** An eligibility result as the browser stores it, to open its page directly. */
export const storedResult = (isEligible: boolean) => ({
  eligibilityResults: JSON.stringify({
    eligible: isEligible,
    reasons: {
      state: isEligible,
      credit: true,
      homePrice: true,
    },
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

/**
 * Opens a public page. The results page gets a result: eligible in English and Portuguese, not
 * eligible in Spanish.
 */
export async function openPublicPage(page: Page, path: string, language: Language): Promise<void> {
  const hasResult = path === '/eligibility-results';
  if (hasResult) {
    await page.evaluate(
      (items) => {
        for (const [key, value] of Object.entries(items)) {
          localStorage.setItem(key, value);
        }
      },
      storedResult(language !== 'es'),
    );
  }
  await page.goto(`${path}?lang=${language}`);
  if (hasResult) {
    await expect(page.locator('[data-eligible]')).toBeVisible();
  }
}
