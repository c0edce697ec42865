import { creditNeedsFootnote } from '../programme-terms.ts';
import type { DoubtfulFact } from './doubtful-fact.ts';

/** Facts about the offer: figures and claims that a visitor may rely on. */
export const factsOfTheOffer: readonly DoubtfulFact[] = [
  {
    id: 'tax-credit-ended',
    title: 'The federal residential solar credit has ended',
    severity: 'high',
    needs: 'lawyer',
    detail:
      'The credit of 26 USC 25D ended for systems completed after 2025-12-31 (Public Law 119-21, section 70506). ' +
      'Credit figures carry a footnote as a program illustration; set the rate to 0 or name another basis.',
    keys: [
      'taxCreditRate',
      'taxCreditUntilYear',
      'taxCreditBasis',
      'taxCreditBasisEnds',
      'creditExampleAmount',
      'creditExampleSystemCost',
    ],
    openKeys: (terms, today) =>
      creditNeedsFootnote(terms, today)
        ? ['taxCreditRate', 'taxCreditUntilYear', 'taxCreditBasis', 'taxCreditBasisEnds']
        : [],
  },
  {
    id: 'grant-source',
    title: 'No one has said who pays the grant, and whether it is one',
    severity: 'high',
    detail:
      'Write down who pays it, whether it is taxable income for a course, and which duties remain after closing. ' +
      'The lender, the seller, an agent, an installer or someone they repay may not provide the buyer’s minimum investment (12 USC 1709(b)(9)). Have counsel confirm it for the grant and for the course.',
    keys: ['grantRate', 'grantCap', 'educationHoursLow', 'educationHoursHigh'],
  },
  {
    id: 'grant-terms',
    title: 'Whether the grant needs the panels, is repaid, or is taxed',
    severity: 'high',
    detail:
      'Buyers ask these three questions first. While a term is unknown, pages say that they may ask, and the grant is not counted without the panels. ' +
      'Answer each from the papers of the grant, duties after a sale included; a tax adviser can say whether it is income.',
    keys: ['grantNeedsPanels', 'grantRepaid', 'grantTaxed'],
  },
  {
    id: 'course',
    title: 'When the course begins, in which languages, and what it costs',
    severity: 'medium',
    needs: 'you',
    detail:
      'The grant asks for a course. Enter its next first day, the languages it is held in and its price: pages print them until that day has passed.',
    keys: ['course'],
  },
  {
    id: 'own-choice',
    title: 'Whether buyers may keep their own realtor and installer',
    severity: 'high',
    needs: 'you',
    detail:
      'A lender may not require a provider with whom it shares business (RESPA section 8, 12 CFR 1024.15). ' +
      'Say yes only if the program takes any licensed realtor and any qualified installer; while unknown, pages say that buyers may ask.',
    keys: ['ownRealtor', 'ownInstaller'],
  },
  {
    id: 'fha-limits',
    title: 'FHA limits of the year are used',
    severity: 'high',
    review: 'each-calendar-year',
    detail:
      'FHA insures no loan above the limit of the county, and the limits change every January 1. ' +
      'Compare the figures with the letter of HUD for the year.',
    keys: ['fhaLimitFloor', 'fhaLimitCeiling'],
  },
  {
    id: 'down-payment',
    title: 'The smallest down payment of an FHA mortgage',
    severity: 'high',
    detail:
      'FHA asks for a share of the price from the buyer (12 USC 1709(b)(9)); pages subtract the grant from it. ' +
      'Confirm the share for the scores that the program takes.',
    keys: ['fhaLeastDownRate'],
  },
  {
    id: 'closing-costs',
    title: 'Closing costs are a sample range',
    severity: 'high',
    needs: 'you',
    detail:
      'What a buyer has to bring is shown with closing costs between these two shares of the price. ' +
      'Enter the range of your own closed loans.',
    keys: ['closingCosts'],
  },
  {
    id: 'solar-cap',
    title: 'How much solar FHA lets the mortgage carry',
    severity: 'high',
    detail:
      'The share of home value that solar may add has no source but the offer as marketed. FHA decides by the Handbook 4000.1, and what it allows may be less than the system costs; the rest is cash. ' +
      'Have the wording compared with the current handbook.',
    keys: ['solarCapRate'],
  },
  {
    id: 'savings-range',
    title: 'Typical savings on electricity are as marketed',
    severity: 'high',
    detail:
      'The typical range, the share of the bill that a system aims at and the years it runs have no source but the offer as marketed. ' +
      'A saving that is promised has to be shown to be typical (Regulation N, 12 CFR 1014.3).',
    keys: ['savingsRangeLow', 'savingsRangeHigh', 'offsetTarget', 'maxKw', 'lifetimeYears'],
  },
  {
    id: 'requirements',
    title: 'Minimum score and minimum price',
    severity: 'high',
    needs: 'you',
    detail:
      'Every check compares answers with these two figures, and pages print them. ' +
      'Confirm that they are those of the program, and of the investor who buys the loans.',
    keys: ['minCreditScore', 'minHomePrice'],
  },
  {
    id: 'states-licensed',
    title: 'The lender holds a license in each listed state',
    severity: 'high',
    needs: 'you',
    detail:
      'Offering a mortgage in a state takes a license there. Compare the list of eligible states, and the number that is advertised, with the licenses in NMLS Consumer Access.',
    keys: ['eligibleStates', 'marketedStates'],
  },
  {
    id: 'claims-unconfirmed',
    title: 'Testimonials, ratings and counts are sample content',
    severity: 'high',
    detail:
      'Testimonials, star ratings, review and approval figures have no source yet. ' +
      'Replace them or confirm that they are substantiated.',
    keys: [
      'claimsConfirmed',
      'rating',
      'ratingScale',
      'reviewCount',
      'fhaApprovedSince',
      'homeownersHelped',
      'financedTotal',
      'taxCreditsTotal',
      'satisfactionRate',
      'grantsAwardedTotal',
      'familiesHelped',
      'approvalRate',
      'bbbRating',
    ],
    openKeys: (terms) =>
      terms.claimsConfirmed
        ? []
        : [
            'claimsConfirmed',
            'rating',
            'reviewCount',
            'fhaApprovedSince',
            'homeownersHelped',
            'financedTotal',
            'taxCreditsTotal',
            'satisfactionRate',
            'grantsAwardedTotal',
            'familiesHelped',
            'approvalRate',
          ],
    settledBy: 'claimsConfirmed',
  },
  {
    id: 'most-buyers',
    title: 'Most buyers buy a first home',
    severity: 'medium',
    needs: 'you',
    detail:
      'An answer on /qualify says so, and nothing here shows it. Count the closed loans of the last year.',
    keys: [],
  },
  {
    id: 'warranty',
    title: 'The warranty of the panels',
    severity: 'medium',
    detail:
      'Say who gives the warranty (maker, installer or both), what it covers and for how long. ' +
      'A warranty that is advertised has to be there to read before the purchase (16 CFR 702).',
    keys: ['warrantyYears'],
  },
  {
    id: 'service-times',
    title: 'The times in which people are answered',
    severity: 'medium',
    needs: 'you',
    detail:
      'Pages and emails promise a contact, an answer and each step of the loan within hours or days. ' +
      'Confirm that the office keeps these times, weekends and holidays included. ' +
      'The clock of the first answer counts the minutes of officeHours only, without the days of holidays: 24 hours as printed can be three days by that clock.',
    keys: [
      'confirmationHoursLow',
      'confirmationHoursHigh',
      'approvalDaysLow',
      'approvalDaysHigh',
      'responseHours',
      'contactHours',
      'assessmentDaysLow',
      'assessmentDaysHigh',
      'preApprovalDaysLow',
      'preApprovalDaysHigh',
      'officeHours',
      'holidays',
      'firstAnswerMinutes',
      'returnToQueueMinutes',
      'givenAtOnce',
      'tryAgainAfter',
      'disputeAnswerHours',
    ],
  },
  {
    id: 'comparison-unsourced',
    title: 'The comparison with loan and lease has no source',
    severity: 'medium',
    detail:
      'What a solar loan or a lease costs elsewhere is printed as marketed, without a source. ' +
      'A comparison that cannot be shown to be true can be called deceptive.',
    keys: [
      'loanRateLow',
      'loanRateHigh',
      'loanMonthlyLow',
      'loanMonthlyHigh',
      'leaseMonthlyLow',
      'leaseMonthlyHigh',
      'leaseCreditEnds',
    ],
  },
  {
    id: 'countdown-rolling',
    title: 'The countdown starts again on every visit',
    severity: 'medium',
    needs: 'you',
    detail:
      'A deadline that never comes can be called deceptive. Enter the real end date of the offer to replace the rolling one.',
    keys: ['countdownDays', 'countdownEnd'],
    openKeys: (terms) => (terms.countdownEnd === null ? ['countdownDays', 'countdownEnd'] : []),
  },
  {
    id: 'energy-data',
    title: 'Electricity prices, hours of sun and system costs of each state',
    severity: 'medium',
    review: 'monthly',
    detail:
      'The prices of the U.S. Energy Information Administration change every month, and the table comes with the product. Each estimate prints the period and the source of its figures. ' +
      'Confirm that the period is still good enough, or install a newer version.',
    keys: ['defaultCostPerWatt'],
    table: 'state-energy',
  },
  {
    id: 'export-rules',
    title: 'What each state pays for electricity sent to the grid',
    severity: 'medium',
    review: 'quarterly',
    detail:
      'States change these rules every quarter, and the low figure of a saving rests on them. The table comes with the product. ' +
      'Confirm that it still holds for the eligible states, or install a newer version.',
    keys: [],
    table: 'state-export-policy',
  },
];
