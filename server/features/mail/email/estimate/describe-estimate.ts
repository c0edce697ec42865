import { illustrationYears } from '#core/domain/visitor/cost/mortgage-payment.ts';
import { paymentCount } from '#core/domain/visitor/cost/net-cost.ts';
import type { Language } from '#core/domain/language.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import {
  creditNeedsFootnote,
  type ProgrammeTerms,
} from '#core/domain/programme/programme-terms.ts';
import { estimateTexts, fillWords } from '#core/i18n/estimate/estimate-words.ts';
import {
  formatDate,
  formatDollars,
  formatPercent,
  formatRate,
  formatYearlyRate,
} from '#core/i18n/format.ts';
import { estimateNotes } from '#core/i18n/mails/estimate-notes.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { MailedEstimate } from './find-mailed-estimate.ts';

export interface DescribedEstimate {
  title: string;
  basis: string;
  lines: EstimateLine[];
  /** Caveats on the figures; the day of their terms and their sources come last. */
  notes: string[];
}

/**
 * An estimate as worded in a mail: the cost against the savings, then the first-year amounts.
 * Computes no figures. A credit or grant that the site no longer promises is left out, and the
 * total with it.
 */
export function describeEstimate(
  estimate: MailedEstimate,
  terms: ProgrammeTerms,
  language: Language,
): DescribedEstimate {
  const texts = estimateTexts[language];
  const { homePrice, electricBill, propertyState, assumptions, asOf } = estimate;
  const state = stateNameAfterIn(propertyState, language);
  const dollars = (amount: number) => formatDollars(amount, language);
  const savings = maySaySavings(estimate, terms);
  const notes = [
    estimate.programCovers === false ? outsideOf(estimate, terms, language) : null,
    savings ? fineOfCost(estimate, language) : null,
    savings ? caveatOf(estimate, state, language) : null,
    texts.estimateOnly,
    fillWords(texts.asOf, {
      date: formatDate(asOf, language, 'UTC', 'long'),
    }) + '.',
    sourcesOf(assumptions.sources, language),
  ];
  return {
    title: texts.title,
    basis: fillWords(texts.basis, {
      homePrice: dollars(homePrice),
      electricBill: dollars(electricBill),
      state,
    }),
    lines: [
      costOf(estimate, terms, language),
      ...(savings ? savingsOf(estimate, language) : []),
      ...(savings ? costOfAMonth(estimate, language) : []),
      ...(estimate.programCovers === false ? [] : benefits(estimate, terms, language)),
    ],
    notes: notes.filter((note) => note !== null),
  };
}

function outsideOf(estimate: MailedEstimate, terms: ProgrammeTerms, language: Language): string {
  const { outside } = estimateTexts[language];
  const quiet = estimateNotes[language].outside;
  const required = mayShow(terms, 'requirements') ? outside : { ...outside, ...quiet };
  // Estimates of earlier versions only knew of the state.
  const rules = (estimate.unmet ?? ['state']).map((requirement) => required[requirement]);
  const { so } = mayShow(terms, 'grant-source') ? outside : quiet;
  return fillWords([...rules, so].join(' '), {
    state: stateNameAfterIn(estimate.propertyState, language),
    minimumScore: String(terms.minCreditScore),
    minHomePrice: formatDollars(terms.minHomePrice, language),
  });
}

function hasRange({ assumptions, monthlySavings, monthlySavingsLow }: MailedEstimate): boolean {
  return assumptions.lowFactorKnown && monthlySavingsLow < monthlySavings;
}

function caveatOf(estimate: MailedEstimate, state: string, language: Language): string | null {
  const { rangeNote, rangeNoteUnpaid, exportsUnknown } = estimateTexts[language];
  if (hasRange(estimate)) {
    const isUnpaid = estimate.assumptions.exportPolicy === 'none';
    return fillWords(isUnpaid ? rangeNoteUnpaid : rangeNote, { state });
  }
  return estimate.assumptions.lowFactorKnown ? null : fillWords(exportsUnknown, { state });
}

function sourcesOf(
  sources: MailedEstimate['assumptions']['sources'],
  language: Language,
): string | null {
  const names = sources.map(({ title }) => title).join('; ');
  return names === '' ? null : fillWords(estimateNotes[language].sources, { names });
}

/** Savings may be shown only together with their cost. */
export function maySaySavings({ netCost, programCovers }: MailedEstimate, terms: ProgrammeTerms) {
  return terms.showsMonthlyCost && (netCost !== undefined || programCovers === false);
}

function costOf(estimate: MailedEstimate, terms: ProgrammeTerms, language: Language): EstimateLine {
  const { figures } = estimateTexts[language];
  const { netCost, programCovers, solarCost, assumptions } = estimate;
  const price = formatDollars(solarCost, language);
  if (programCovers === false) {
    return { label: figures.panelPrice, value: price, note: figures.panelPriceNote };
  }
  if (!mayShow(terms, 'payment-illustration')) {
    return { label: figures.panelPrice, value: price };
  }
  const upfrontRate = assumptions.mortgageInsuranceUpfrontRate;
  if (!netCost || upfrontRate === undefined) {
    return { label: figures.solarCost, value: price };
  }
  const upfront = formatPercent(upfrontRate, language, 3);
  return {
    label: figures.solarCost,
    value: formatDollars(netCost.financed, language),
    note: fillWords(figures.solarCostNote, { price, upfront }),
  };
}

function savingsOf(estimate: MailedEstimate, language: Language): EstimateLine[] {
  const { figures } = estimateTexts[language];
  const { lifetimeYears } = estimate.assumptions;
  const dollars = (amount: number) => formatDollars(amount, language);
  // The site's low figures are monthly.
  const range = (amount: number, months: number) => {
    const low = dollars(estimate.monthlySavingsLow * months);
    const high = dollars(amount);
    return hasRange(estimate) ? fillWords(figures.range, { low, high }) : high;
  };
  return [
    { label: figures.monthlySavings, value: range(estimate.monthlySavings, 1) },
    { label: figures.annualSavings, value: range(estimate.annualSavings, 12) },
    {
      label: fillWords(figures.lifetimeSavings, { years: String(lifetimeYears) }),
      value: range(estimate.lifetimeSavings, 12 * lifetimeYears),
    },
  ];
}

function benefits(
  estimate: MailedEstimate,
  terms: ProgrammeTerms,
  language: Language,
): EstimateLine[] {
  const { figures } = estimateTexts[language];
  const { creditRate } = estimate.assumptions;
  // A 0 was stored while the grant was unconfirmed; it means no grant.
  const mayGrant = mayShow(terms, 'grant-source') && estimate.educationEarnings > 0;
  const dollars = (amount: number) => formatDollars(amount, language);
  const grant = dollars(estimate.educationEarnings);
  const grantLine = {
    label: figures.educationEarnings,
    value: grant,
    note: figures.educationEarningsNote,
  };
  if (creditRate === 0) {
    const credit = {
      label: figures.taxCreditNone,
      value: estimateNotes[language].notAvailable,
    };
    const total = totalLine(estimate, language, figures.totalBenefitNoteGrant);
    return mayGrant ? [credit, grantLine, total] : [credit];
  }
  if (terms.taxCreditRate === 0) {
    return mayGrant ? [grantLine] : [];
  }
  const hasEnded = creditNeedsFootnote(terms, terms.asOf);
  const credit: EstimateLine = {
    label: fillWords(figures.taxCredit, { rate: formatRate(creditRate, language) }),
    value: dollars(estimate.taxCredit),
    ...(hasEnded && { note: endedNote(terms, language) }),
  };
  if (!mayGrant) {
    return [credit];
  }
  const totalNote = hasEnded
    ? fillWords(figures.totalBenefitNoteEnded, { amount: grant })
    : figures.totalBenefitNote;
  return [credit, grantLine, totalLine(estimate, language, totalNote)];
}

function totalLine(
  { totalBenefit }: MailedEstimate,
  language: Language,
  note: string,
): EstimateLine {
  return {
    label: estimateTexts[language].figures.totalBenefit,
    value: formatDollars(totalBenefit, language),
    note,
  };
}

function endedNote({ taxCreditBasis, taxCreditBasisEnds }: ProgrammeTerms, language: Language) {
  return fillWords(estimateNotes[language].creditEnded, {
    basis: taxCreditBasis ?? '',
    date: formatDate(taxCreditBasisEnds ?? '', language, 'UTC', 'long'),
  });
}

export interface EstimateLine {
  label: string;
  value: string;
  note?: string;
}

function breakEvenOf({ netCost }: MailedEstimate, language: Language): string {
  const { cost, figures } = estimateTexts[language];
  const { breakEvenRate: high, breakEvenRateLow: low } = netCost!;
  const rate = (value: number) => formatYearlyRate(value, language);
  if (high === null) {
    return cost.never;
  }
  if (low === null) {
    return fillWords(cost.atMost, { rate: rate(high) });
  }
  return low === high ? rate(high) : fillWords(figures.range, { low: rate(low), high: rate(high) });
}

/** Monthly cost of the panels and the break-even rate; empty without a cost. */
function costOfAMonth(estimate: MailedEstimate, language: Language): EstimateLine[] {
  const { netCost } = estimate;
  if (!netCost) {
    return [];
  }
  const { cost } = estimateTexts[language];
  const listed = (texts: readonly string[]) => texts.join(', ');
  const { monthlyAt } = netCost;
  return [
    {
      label: fillWords(cost.payment, {
        rates: listed(monthlyAt.map(({ rate }) => formatPercent(rate / 100, language, 3))),
      }),
      value: listed(monthlyAt.map(({ total }) => formatDollars(total, language))),
    },
    { label: cost.apr, value: listed(monthlyAt.map(({ apr }) => formatYearlyRate(apr, language))) },
    { label: cost.breakEven, value: breakEvenOf(estimate, language) },
  ];
}

/** The caveat on these payments; null without a cost. */
function fineOfCost(estimate: MailedEstimate, language: Language): string | null {
  const { netCost, assumptions } = estimate;
  if (!netCost) {
    return null;
  }
  return fillWords(estimateTexts[language].cost.fine, {
    count: String(paymentCount),
    years: String(illustrationYears),
    financed: formatDollars(netCost.financed, language),
    annual: formatPercent(assumptions.mortgageInsuranceAnnualRate ?? 0, language, 3),
  });
}
