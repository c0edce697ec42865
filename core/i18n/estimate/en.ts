/** The names of an estimate and of its figures, on the pages and in mails; arguments in braces. */
export const en = {
  title: 'Your solar estimate',
  basis: 'For a {homePrice} home in {state} with a {electricBill} monthly electric bill',
  asOf: 'Program terms as of {date}',
  figures: {
    solarCost: 'Added to your mortgage',
    solarCostNote:
      'The price of the panels, {price}, with {upfront} of FHA mortgage insurance up front',
    panelPrice: 'Price of the panels',
    panelPriceNote: 'Not financed by this program',
    taxCredit: 'Federal tax credit ({rate})',
    taxCreditNone: 'Federal tax credit',
    educationEarnings: 'Education earnings',
    educationEarningsNote: 'Solar grant income, paid after the course',
    totalBenefit: 'First-year total',
    totalBenefitNote: 'Tax credit and grant together',
    totalBenefitNoteEnded: 'Includes the tax credit, which has ended. Without it: {amount}',
    totalBenefitNoteGrant: 'The grant alone',
    monthlySavings: 'Monthly savings',
    annualSavings: 'Annual savings',
    lifetimeSavings: 'Lifetime savings ({years} years)',
    range: '{low} to {high}',
  },
  cost: {
    payment: 'Payment a month at {rates}',
    apr: 'Annual percentage rate (APR)',
    net: 'Monthly savings minus that payment',
    breakEven: 'Breaks even at a mortgage rate of',
    atMost: '{rate} at most',
    never: 'no rate',
    fine: 'An illustration, not an offer of credit: {count} monthly payments over {years} years at a fixed rate on {financed}. The payment includes FHA mortgage insurance of {annual} a year. Property taxes, homeowners insurance and fees are not in it. Your rate and terms may differ.',
  },
  outside: {
    state: 'The program does not cover homes in {state} yet.',
    credit: 'The program asks for a credit score of {minimumScore} or higher.',
    homePrice: 'The program asks for a home price of {minHomePrice} or more.',
    so: 'With these answers its grant does not apply, and it does not finance the panels.',
  },
  rangeNote:
    'The first number counts electricity you send to the grid at the lower rate paid in {state}. The second counts it at the full retail price.',
  rangeNoteUnpaid:
    'The first number counts electricity you send to the grid as unpaid, which is the rule in {state}. The second counts it at the full retail price.',
  exportsUnknown:
    'We have no reliable figure for what utilities in {state} pay for electricity you send to the grid, so your savings may be lower.',
  estimateOnly:
    'An estimate, not a commitment to lend. Every application is subject to underwriting and approval.',
} as const;

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

export type EstimateTexts = Shape<typeof en>;
