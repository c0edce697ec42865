/** What an estimate is called and what its figures are, on the pages and in mails; arguments in braces. */
export const en = {
  title: 'Your solar estimate',
  basis: 'For a {homePrice} home in {state} with a {electricBill} monthly electric bill',
  asOf: 'Program terms as of {date}, version {version}',
  figures: {
    solarCost: 'Added to your mortgage',
    solarCostNote: 'The price of the panels, financed with the home',
    taxCredit: 'Federal tax credit ({rate})',
    taxCreditNone: 'Federal tax credit',
    educationEarnings: 'Grant',
    educationEarningsNote: 'Paid as education earnings after the course',
    totalBenefit: 'First-year total',
    totalBenefitNote: 'Tax credit and grant together',
    totalBenefitNoteEnded: 'Contains the tax credit that has ended. Without it: {amount}',
    totalBenefitNoteGrant: 'The grant alone',
    monthlySavings: 'Monthly savings',
    annualSavings: 'Annual savings',
    lifetimeSavings: 'Lifetime savings ({years} years)',
    range: '{low} to {high}',
  },
  rangeNote:
    'The first figure counts exported power at the lower rate paid in {state}; the second counts all of it at the full retail price.',
  exportsUnknown:
    'How much {state} pays for exported power is not published, so savings may be lower.',
  estimateOnly:
    'An estimate, not a commitment to lend. Every application is subject to underwriting and approval.',
} as const;

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** The same of any language. */
export type EstimateTexts = Shape<typeof en>;
