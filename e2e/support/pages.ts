import { sitePages } from '#core/contract/site.ts';

/** Every public page by its path, and one that does not exist. */
export const publicPaths: readonly string[] = [...Object.keys(sitePages), '/no-such-page'];

/** An eligibility result as the browser keeps it, to look at its page without the way there. */
export const storedResult = (isEligible: boolean) => ({
  eligibilityResults: JSON.stringify({
    eligible: isEligible, reasons: { state: isEligible, credit: true, homePrice: true }, name: 'María Núñez',
      state: isEligible ? 'OR' : 'HI', creditScore: 660, homePrice: 425_000,
    savings: null, termsVersion: '0123456789abcdef', asOf: '2026-11-20',
  }),
  eligibility_name: 'María Núñez',
});
