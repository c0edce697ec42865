/** What an estimate is called and what its figures are, on the pages and in mails; arguments in braces. */
export const en = {
  title: 'Your solar estimate',
  basis: 'For a {homePrice} home in {state} with a {electricBill} monthly electric bill',
  asOf: 'Program terms as of {date}',
  figures: {
    solarCost: 'Added to your mortgage',
    solarCostNote: 'The price of the panels, financed with the home',
    taxCredit: 'Federal tax credit ({rate})',
    taxCreditNone: 'Federal tax credit',
    educationEarnings: 'Grant',
    educationEarningsNote: 'Paid as education earnings after the course',
    totalBenefit: 'First-year total',
    totalBenefitNote: 'Tax credit and grant together',
    totalBenefitNoteEnded: 'Includes the tax credit, which has ended. Without it: {amount}',
    totalBenefitNoteGrant: 'The grant alone',
    monthlySavings: 'Monthly savings',
    annualSavings: 'Annual savings',
    lifetimeSavings: 'Lifetime savings ({years} years)',
    range: '{low} to {high}',
  },
  rangeNote:
    'The first number counts electricity you send to the grid at the lower rate paid in {state}. The second counts it at the full retail price.',
  exportsUnknown:
    'No one publishes what utilities in {state} pay for electricity you send to the grid, so your savings may be lower.',
  estimateOnly:
    'An estimate, not a commitment to lend. Every application is subject to underwriting and approval.',
} as const;

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** The same of any language. */
export type EstimateTexts = Shape<typeof en>;
