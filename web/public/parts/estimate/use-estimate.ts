import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import {
  formatDate,
  formatDollars,
  formatNumber,
  formatPercent,
  formatRate,
} from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { keptRate, watchRate } from '../../browser/storage/kept-rate.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { monthInWords } from './month-in-words.ts';
import { outsideText } from './outside-text.ts';
import { weighCost } from './weigh-cost.ts';

/** `amount` null reads "Not available"; `low` is set if exports may earn less. */
export interface EstimateFigure {
  readonly key:
    | 'solarCost'
    | 'taxCredit'
    | 'educationEarnings'
    | 'totalBenefit'
    | 'monthlySavings'
    | 'annualSavings'
    | 'lifetimeSavings';
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: number | null;
  readonly low?: number | undefined;
}

/** The parts of an estimate that may be shown. */
export interface EstimateView {
  /** The note of credit figures, while they need one. */
  readonly creditFootnote: string | null;
  /** The monthly cost of the panels; if it may not be shown, no saving is shown either. */
  readonly showsCost: boolean;
  /** The addition to the mortgage, with FHA's premium; otherwise the panels' price is shown. */
  readonly showsFinanced: boolean;
  /** Whether the buyer may type a rate; the field needs a script. */
  readonly hasRateField: boolean;
}

/** An estimate in words, the same in the dialog, the summary, the letter and the shared text. */
export function useEstimate(
  estimate: Estimate,
  { creditFootnote, showsCost, showsFinanced, hasRateField }: EstimateView,
) {
  const t = useTranslations('estimate');
  const notAvailable = useTranslations('site')('notAvailable');
  const typedRate = useSyncExternalStore(watchRate, keptRate, () => '');
  const { language, figures: site } = useSite();
  const { assumptions, programCovers, netCost } = estimate;
  // Unlike a hyphen, a minus sign never breaks from its amount.
  const dollars = (amount: number) => formatDollars(amount, language).replace('-', '\u2212');
  const percent = (rate: number) => formatRate(rate, language);
  const state = stateNameAfterIn(estimate.propertyState, language);
  const isFinanced = programCovers && showsFinanced;
  const hasCredit = programCovers && assumptions.creditRate > 0 && site.creditRate !== '';
  const creditNote = hasCredit ? creditFootnote : null;
  const years = assumptions.lifetimeYears;
  const hasRange =
    assumptions.lowFactorKnown && estimate.monthlySavingsLow < estimate.monthlySavings;
  const share = percent(estimate.offsetPct / 100);
  const date = formatDate(estimate.asOf, language, 'UTC', 'long');
  const basis = {
    homePrice: dollars(estimate.homePrice),
    electricBill: dollars(estimate.electricBill),
    state,
  };

  const totalNote = () => {
    if (creditNote) {
      return t('figures.totalBenefitNoteEnded', { amount: dollars(estimate.educationEarnings) });
    }
    return hasCredit ? t('figures.totalBenefitNote') : t('figures.totalBenefitNoteGrant');
  };
  // A grant that is unconfirmed, or was then, has no line and is in no sum.
  const hasGrant = programCovers && site.grantCap !== '' && assumptions.grantCap !== 0;
  const benefits: EstimateFigure[] = [];
  const credit: EstimateFigure = {
    key: 'taxCredit',
    label: hasCredit
      ? t('figures.taxCredit', { rate: percent(assumptions.creditRate) })
      : t('figures.taxCreditNone'),
    note: creditNote ?? undefined,
    amount: hasCredit ? estimate.taxCredit : null,
  };
  if (hasCredit) {
    benefits.push(credit);
  }
  if (hasGrant) {
    benefits.push({
      key: 'educationEarnings',
      label: t('figures.educationEarnings'),
      note: t('figures.educationEarningsNote'),
      amount: estimate.educationEarnings,
    });
  }
  // What there is comes first; alone the row would only say that there is nothing.
  if (hasGrant && !hasCredit) {
    benefits.push(credit);
  }
  // A sum with a credit that is no longer shown is not shown either.
  if (hasGrant && (hasCredit || assumptions.creditRate === 0)) {
    benefits.push({
      key: 'totalBenefit',
      label: t('figures.totalBenefit'),
      note: totalNote(),
      amount: estimate.totalBenefit,
    });
  }
  const cost: EstimateFigure = isFinanced
    ? {
        key: 'solarCost',
        label: t('figures.solarCost'),
        note: t('figures.solarCostNote', {
          price: dollars(estimate.solarCost),
          upfront: formatPercent(assumptions.mortgageInsuranceUpfrontRate, language, 3),
        }),
        amount: netCost?.financed ?? 0,
      }
    : {
        key: 'solarCost',
        label: t('figures.panelPrice'),
        note: programCovers ? undefined : t('figures.panelPriceNote'),
        amount: estimate.solarCost,
      };
  const saving = (
    key: 'monthlySavings' | 'annualSavings' | 'lifetimeSavings',
    months: number,
  ): EstimateFigure => ({
    key,
    label: t(`figures.${key}`, { years: String(years) }),
    amount: estimate[key],
    low: hasRange ? estimate.monthlySavingsLow * months : undefined,
  });
  const savings = showsCost
    ? [
        saving('monthlySavings', 1),
        saving('annualSavings', 12),
        saving('lifetimeSavings', 12 * years),
      ]
    : [];
  const weighed = showsCost ? weighCost(estimate, typedRate) : null;
  const caveatOfRange = () => {
    if (hasRange) {
      return t(assumptions.exportPolicy === 'none' ? 'rangeNoteUnpaid' : 'rangeNote', { state });
    }
    return assumptions.lowFactorKnown ? null : t('exportsUnknown', { state });
  };
  const sizes = {
    kw: formatNumber(estimate.systemKw, language, 1),
    kwh: formatNumber(estimate.annualKwh, language),
    cost: dollars(estimate.solarCost),
  };
  // Reasons that limit the size; one with an unconfirmed figure is left out.
  const limits = {
    offset: site.savingsHigh && t('limitedBy.offset', { share }),
    home_value:
      site.solarCap &&
      t('limitedBy.home_value', {
        cap: percent(assumptions.solarCapRate),
        share,
      }),
    max_kw:
      site.savingsHigh &&
      t('limitedBy.max_kw', {
        maxKw: formatNumber(assumptions.maxKw, language, 1),
        share,
      }),
  };

  return {
    estimate,
    hasRateField,
    t,
    dollars,
    percent,
    cost,
    benefits,
    savings,
    month: weighed && monthInWords(estimate, weighed, { t, dollars, language, hasRange }),
    typedRate,
    caveat: showsCost ? caveatOfRange() : null,
    outside: outsideText(estimate, t, { ...site, state }),
    next: t(programCovers ? 'checkEligibility' : 'whatCanBeDone'),
    hasCredit,
    hasGrant,
    creditNote,
    basis,
    forHome: t('basis', basis),
    date,
    terms: t('asOf', { date }),
    system: isFinanced ? t('system', sizes) : t('systemOutside', sizes),
    limit: limits[estimate.limitedBy],
    range: (figure: EstimateFigure) =>
      figure.low === undefined
        ? null
        : t('figures.range', { low: dollars(figure.low), high: dollars(figure.amount ?? 0) }),
    notAvailable,
    site,
    language,
  };
}

export type EstimateLabels = ReturnType<typeof useEstimate>;

export function figureText(figure: EstimateFigure, labels: EstimateLabels): string {
  if (figure.amount === null) {
    return labels.notAvailable;
  }
  return labels.range(figure) ?? labels.dollars(figure.amount);
}
