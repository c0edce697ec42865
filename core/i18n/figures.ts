import type { Language } from '../domain/language.ts';
import { mayShow } from '../domain/launch/may-show.ts';
import { marketedStates, type ProgrammeTerms } from '../domain/programme-terms.ts';
import { printableLicense } from '../domain/sample-details.ts';
import {
  formatCompactDollars,
  formatDollars,
  formatNumber,
  formatPercent,
  standingAlone,
} from './format.ts';

/** The year of the first day without the credit; empty while no end of its basis is known. */
function firstYearWithoutCredit({ taxCreditBasisEnds }: ProgrammeTerms): string {
  if (taxCreditBasisEnds === null) {
    return '';
  }
  const firstDay = new Date(`${taxCreditBasisEnds}T00:00:00Z`);
  firstDay.setUTCDate(firstDay.getUTCDate() + 1);
  return String(firstDay.getUTCFullYear());
}

const moreThan: Readonly<Record<Language, (count: string) => string>> = {
  en: (count) => `${count}+`,
  es: (count) => `más de ${count}`,
  pt: (count) => `mais de ${count}`,
};

/**
 * Every figure of the offer as a text of the language, to be put into translations by name: no
 * translation spells a figure itself.
 */
export function siteFigures(terms: ProgrammeTerms, language: Language) {
  const dollars = (amount: number) => formatDollars(amount, language);
  const percent = (rate: number) => formatPercent(rate, language);
  const number = (value: number) => formatNumber(value, language);
  // Empty while nobody confirmed it: no page and no data of a page says it then.
  const mayClaim = mayShow(terms, 'claims-unconfirmed');
  const claimed = (text: string) => (mayClaim ? text : '');
  const mayCompare = mayShow(terms, 'comparison-unsourced');
  const compared = (text: string) => (mayCompare ? text : '');
  const license = printableLicense(terms);
  const states = marketedStates(terms);
  const stateText = states.isMore ? moreThan[language](number(states.count)) : number(states.count);
  return {
    grantCap: dollars(terms.grantCap), // Spanish has no short thousand that reads well beside a dollar sign ("$13 K").
    grantCapShort:
      language === 'es' ? dollars(terms.grantCap) : formatCompactDollars(terms.grantCap, language),
    grantRate: percent(terms.grantRate),
    creditRate: percent(terms.taxCreditRate),
    creditUntil: String(terms.taxCreditUntilYear),
    creditEndedYear: firstYearWithoutCredit(terms),
    creditExample: dollars(terms.creditExampleAmount),
    creditExampleCost: dollars(terms.creditExampleSystemCost),
    solarCap: percent(terms.solarCapRate),
    savingsLow: number(terms.savingsRangeLow * 100),
    savingsHigh: percent(terms.savingsRangeHigh),
    lifetimeYears: number(terms.lifetimeYears),
    warrantyYears: number(terms.warrantyYears),
    minimumScore: String(terms.minCreditScore),
    minHomePrice: dollars(terms.minHomePrice),
    stateCount: number(states.count),
    stateCountText: stateText,
    stateCountAlone: standingAlone(stateText, language),
    educationLow: number(terms.educationHoursLow),
    educationHigh: number(terms.educationHoursHigh),
    commissionRate: percent(terms.commissionLicensedRate),
    commissionFlat: dollars(terms.commissionOtherDollars),
    loanRateLow: compared(number(terms.loanRateLow * 100)),
    loanRateHigh: compared(percent(terms.loanRateHigh)),
    loanMonthlyLow: compared(dollars(terms.loanMonthlyLow)),
    loanMonthlyHigh: compared(dollars(terms.loanMonthlyHigh)),
    leaseMonthlyLow: compared(dollars(terms.leaseMonthlyLow)),
    leaseMonthlyHigh: compared(dollars(terms.leaseMonthlyHigh)),
    rating: claimed(formatNumber(terms.rating, language, 1)),
    ratingScale: number(terms.ratingScale),
    reviews: claimed(number(terms.reviewCount)),
    approvedSince: claimed(String(terms.fhaApprovedSince)),
    homeowners: claimed(number(terms.homeownersHelped)),
    financed: claimed(formatCompactDollars(terms.financedTotal, language)),
    creditsClaimed: claimed(formatCompactDollars(terms.taxCreditsTotal, language)),
    satisfaction: claimed(percent(terms.satisfactionRate)),
    grantsAwarded: claimed(formatCompactDollars(terms.grantsAwardedTotal, language)),
    families: claimed(number(terms.familiesHelped)),
    approval: claimed(percent(terms.approvalRate)),
    confirmationLow: number(terms.confirmationHoursLow),
    confirmationHigh: number(terms.confirmationHoursHigh),
    approvalLow: number(terms.approvalDaysLow),
    approvalHigh: number(terms.approvalDaysHigh),
    responseHours: number(terms.responseHours),
    contactHours: number(terms.contactHours),
    assessmentLow: number(terms.assessmentDaysLow),
    assessmentHigh: number(terms.assessmentDaysHigh),
    preApprovalLow: number(terms.preApprovalDaysLow),
    preApprovalHigh: number(terms.preApprovalDaysHigh),
    lender: terms.lenderName,
    license: license ?? '',
    nmls: terms.nmlsId ?? '',
    bbb: terms.claimsConfirmed ? (terms.bbbRating ?? '') : '',
    phone: terms.supportPhone,
    email: terms.supportEmail,
    hours: terms.supportHours[language],
    hoursAlone: standingAlone(terms.supportHours[language], language),
    homeOffice: terms.homeOfficeAddress,
    medfordOffice: terms.medfordOfficeAddress,
  };
}

/** For texts that speak of a license number only where there is one to print. */
export function licenseChoice({ license }: SiteFigures) {
  return { hasLicense: license === '' ? 'no' : 'yes' };
}

/** The figures of the offer, each by its name. */
export type SiteFigures = Readonly<ReturnType<typeof siteFigures>>;
