import type { Language } from '../domain/language.ts';
import { priceUnderFhaFloor } from '../domain/visitor/cost/fha-limit.ts';
import { mayShow } from '../domain/programme/launch/may-show.ts';
import { negativeAnswerOf } from '../domain/visitor/notice.ts';
import { marketedStates, type ProgrammeTerms } from '../domain/programme/programme-terms.ts';
import {
  hasSampleHours,
  printableLicense,
  sampleDetails,
} from '../domain/programme/sample-details.ts';
import { languageList } from './language-list.ts';
import {
  formatCompactDollars,
  formatDollars,
  formatExactDollars,
  formatNumber,
  formatRate,
  capitalizeFirst,
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

/** Up to which price the cap does not cut the grant, in whole thousands. */
function coveredPrice({ grantCap, grantRate }: ProgrammeTerms): number {
  // A little more, so that binary fractions do not decide.
  return grantRate > 0 ? Math.floor(grantCap / grantRate / 1000 + 1e-9) * 1000 : 0;
}

const moreThan: Readonly<Record<Language, (count: string) => string>> = {
  en: (count) => `${count}+`,
  es: (count) => `más de ${count}`,
  pt: (count) => `mais de ${count}`,
};

/** Every figure of the offer as a text of the language: no translation spells one itself. */
export function siteFigures(terms: ProgrammeTerms, language: Language) {
  const dollars = (amount: number) => formatDollars(amount, language);
  const percent = (rate: number) => formatRate(rate, language);
  // The lower end of a range stands without its sign.
  const points = (rate: number) => percent(rate).replace(/[^\d.,]/g, '');
  const number = (value: number) => formatNumber(value, language);
  const compact = (amount: number) => formatCompactDollars(amount, language);
  // Empty until confirmed, so neither page nor page data contains it.
  const unless = (fact: string) => {
    const isShown = mayShow(terms, fact);
    return (text: string) => (isShown ? text : '');
  };
  const mayClaim = unless('claims-unconfirmed');
  const claimed = (value: number, text: (value: number) => string) =>
    mayClaim(value > 0 ? text(value) : '');
  const compared = unless('comparison-unsourced');
  const credited = unless('tax-credit-ended');
  const granted = unless('grant-source');
  const saved = unless('savings-range');
  const required = unless('requirements');
  const licensed = unless('states-licensed');
  const served = unless('service-times');
  const earned = unless('referral-fees');
  const capped = unless('solar-cap');
  const warranted = unless('warranty');
  const limited = unless(mayShow(terms, 'down-payment') ? 'fha-limits' : 'down-payment');
  const own = (key: keyof typeof sampleDetails, text: string) =>
    terms[key] === sampleDetails[key] ? unless('lender-details-sample')(text) : text;
  const hours = hasSampleHours(terms)
    ? unless('lender-details-sample')(terms.supportHours[language])
    : terms.supportHours[language];
  const license = printableLicense(terms);
  const underFloor = priceUnderFhaFloor(terms);
  const states = marketedStates(terms);
  const stateText = states.isMore ? moreThan[language](number(states.count)) : number(states.count);
  return {
    grantCap: granted(dollars(terms.grantCap)),
    // Spanish has no short thousand that reads well beside a dollar sign ("$13 K").
    grantCapShort: granted(
      language === 'es' ? dollars(terms.grantCap) : formatCompactDollars(terms.grantCap, language),
    ),
    grantRate: granted(percent(terms.grantRate)),
    grantCoversTo: granted(dollars(coveredPrice(terms))),
    creditRate: credited(percent(terms.taxCreditRate)),
    creditUntil: credited(String(terms.taxCreditUntilYear)),
    creditEndedYear: credited(firstYearWithoutCredit(terms)),
    creditExample: credited(dollars(terms.creditExampleAmount)),
    creditExampleCost: credited(dollars(terms.creditExampleSystemCost)),
    solarCap: capped(percent(terms.solarCapRate)),
    savingsLow: saved(points(terms.savingsRangeLow)),
    savingsHigh: saved(percent(terms.savingsRangeHigh)),
    lifetimeYears: number(terms.lifetimeYears),
    warrantyYears: warranted(number(terms.warrantyYears)),
    minimumScore: required(String(terms.minCreditScore)),
    minHomePrice: required(dollars(terms.minHomePrice)),
    countyPrice: limited(underFloor > 0 ? dollars(underFloor) : ''),
    stateCount: licensed(number(states.count)),
    stateCountText: licensed(stateText),
    stateCountAlone: licensed(capitalizeFirst(stateText, language)),
    educationLow: granted(number(terms.educationHoursLow)),
    educationHigh: granted(number(terms.educationHoursHigh)),
    commissionRate: earned(percent(terms.commissionLicensedRate)),
    commissionFlat: earned(formatExactDollars(terms.commissionOtherDollars, language)),
    loanRateLow: compared(points(terms.loanRateLow)),
    loanRateHigh: compared(percent(terms.loanRateHigh)),
    loanMonthlyLow: compared(dollars(terms.loanMonthlyLow)),
    loanMonthlyHigh: compared(dollars(terms.loanMonthlyHigh)),
    leaseMonthlyLow: compared(dollars(terms.leaseMonthlyLow)),
    leaseMonthlyHigh: compared(dollars(terms.leaseMonthlyHigh)),
    rating: claimed(terms.rating, (value) => formatNumber(value, language, 2)),
    ratingScale: claimed(terms.ratingScale, number),
    reviews: claimed(terms.reviewCount, number),
    approvedSince: claimed(terms.fhaApprovedSince, String),
    homeowners: claimed(terms.homeownersHelped, number),
    financed: claimed(terms.financedTotal, compact),
    creditsClaimed: claimed(terms.taxCreditsTotal, compact),
    satisfaction: claimed(terms.satisfactionRate, percent),
    grantsAwarded: claimed(terms.grantsAwardedTotal, compact),
    families: claimed(terms.familiesHelped, number),
    approval: claimed(terms.approvalRate, percent),
    confirmationLow: served(number(terms.confirmationHoursLow)),
    confirmationHigh: served(number(terms.confirmationHoursHigh)),
    approvalLow: served(number(terms.approvalDaysLow)),
    approvalHigh: served(number(terms.approvalDaysHigh)),
    responseHours: served(number(terms.responseHours)),
    contactHours: served(number(terms.contactHours)),
    assessmentLow: served(number(terms.assessmentDaysLow)),
    assessmentHigh: served(number(terms.assessmentDaysHigh)),
    preApprovalLow: served(number(terms.preApprovalDaysLow)),
    preApprovalHigh: served(number(terms.preApprovalDaysHigh)),
    lender: terms.lenderName,
    license: license ?? '',
    nmls: terms.nmlsId ?? '',
    bbb: terms.bbbRating ?? '',
    phone: own('supportPhone', terms.supportPhone),
    email: terms.supportEmail,
    hours,
    hoursAlone: capitalizeFirst(hours, language),
    // The choices between wordings.
    reserveWords: terms.reserveWords ? 'yes' : 'no',
    paysCommissions: terms.paysCommissions ? 'yes' : 'no',
    negativeAnswer: negativeAnswerOf(terms),
    showsMonth: terms.showsMonthlyCost ? 'yes' : 'no',
    needsPanels: terms.grantNeedsPanels,
    freeChoice:
      terms.ownRealtor !== 'yes'
        ? 'lenderOnly'
        : terms.ownInstaller === 'yes'
          ? 'allThree'
          : 'realtorToo',
    spoken: unless('spoken-languages')(languageList(terms.spokenLanguages, language)),
    homeOffice: own('homeOfficeAddress', terms.homeOfficeAddress),
    medfordOffice: own('medfordOfficeAddress', terms.medfordOfficeAddress ?? ''),
  };
}

/** For texts that mention a license number only if there is one to print. */
export function licenseChoice({ license }: SiteFigures) {
  return { hasLicense: license === '' ? 'no' : 'yes' };
}

export type SiteFigures = Readonly<ReturnType<typeof siteFigures>>;
