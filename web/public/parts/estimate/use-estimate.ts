import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { formatDate, formatDollars, formatNumber, formatPercent } from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { keptRate, watchRate } from '../../browser/storage/kept-rate.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { illustrateCost, type CostIllustration } from './cost-illustration.ts';

/**
 * One line of an estimate. `amount` null reads "Not available"; `low` is there where exported power
 * may earn less.
 */
export interface EstimateFigure {
  readonly key:
    | 'solarCost'
    | 'payment'
    | 'net'
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

type Say = ReturnType<typeof useTranslations<'estimate'>>;

/** What the buyer has to be told of a payment that the savings do not cover, or null. */
function verdictOn({ net, netLow }: CostIllustration, hasRange: boolean, t: Say): string | null {
  if (net < 0) {
    return t('rate.costsMore');
  }
  return hasRange && netLow < 0 ? t('rate.mayCostMore') : null;
}

/**
 * An estimate in the words of the page's language: the dialog, the summary, the letter and the
 * shared text all say the same. `creditFootnote` is there while the credit has ended.
 */
export function useEstimate(estimate: Estimate, creditFootnote: string | null) {
  const t = useTranslations('estimate');
  const notAvailable = useTranslations('site')('notAvailable');
  const typedRate = useSyncExternalStore(watchRate, keptRate, () => '');
  const { language, figures: site } = useSite();
  const { assumptions } = estimate;
  // A minus sign, unlike a hyphen, is never torn from its amount.
  const dollars = (amount: number) => formatDollars(amount, language).replace('-', '\u2212');
  const percent = (rate: number) => formatPercent(rate, language);
  const state = stateNameAfterIn(estimate.propertyState, language);
  const hasCredit = assumptions.creditRate > 0;
  const creditNote = hasCredit ? creditFootnote : null;
  const years = assumptions.lifetimeYears;
  const hasRange =
    assumptions.lowFactorKnown && estimate.monthlySavingsLow < estimate.monthlySavings;
  const lowOver = (months: number) => (hasRange ? estimate.monthlySavingsLow * months : undefined);
  const share = percent(estimate.offsetPct / 100);
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
  const benefits: EstimateFigure[] = [
    {
      key: 'taxCredit',
      amount: hasCredit ? estimate.taxCredit : null,
      label: hasCredit
        ? t('figures.taxCredit', { rate: percent(assumptions.creditRate) })
        : t('figures.taxCreditNone'),
      note: creditNote ?? undefined,
    },
    {
      key: 'educationEarnings',
      label: t('figures.educationEarnings'),
      note: t('figures.educationEarningsNote'),
      amount: estimate.educationEarnings,
    },
    {
      key: 'totalBenefit',
      label: t('figures.totalBenefit'),
      amount: estimate.totalBenefit,
      note: totalNote(),
    },
  ];
  const cost: EstimateFigure = {
    key: 'solarCost',
    label: t('figures.solarCost'),
    note: t('figures.solarCostNote'),
    amount: estimate.solarCost,
  };
  const savings: EstimateFigure[] = [
    {
      key: 'monthlySavings',
      label: t('figures.monthlySavings'),
      amount: estimate.monthlySavings,
      low: lowOver(1),
    },
    {
      key: 'annualSavings',
      label: t('figures.annualSavings'),
      amount: estimate.annualSavings,
      low: lowOver(12),
    },
    {
      key: 'lifetimeSavings',
      label: t('figures.lifetimeSavings', { years: String(years) }),
      amount: estimate.lifetimeSavings,
      low: lowOver(12 * years),
    },
  ];
  const illustrated = illustrateCost(estimate, typedRate);
  const illustration = illustrated && {
    figures: [
      {
        key: 'payment',
        label: t('rate.payment'),
        amount: illustrated.payment,
      },
      {
        key: 'net',
        label: t('rate.net'),
        amount: illustrated.net,
        low: hasRange ? illustrated.netLow : undefined,
      },
    ] satisfies EstimateFigure[],
    verdict: verdictOn(illustrated, hasRange, t),
    assumptions: t('rate.assumptions', {
      cost: dollars(estimate.solarCost),
      years: String(illustrated.years),
      rate: formatPercent(illustrated.rate, language, 3),
    }),
  };
  const caveat = hasRange
    ? t('rangeNote', { state })
    : assumptions.lowFactorKnown
      ? null
      : t('exportsUnknown', { state });

  return {
    t,
    dollars,
    percent,
    cost,
    benefits,
    savings,
    illustration,
    typedRate,
    caveat,
    hasCredit,
    creditNote,
    basis,
    forHome: t('basis', basis),
    date: formatDate(estimate.asOf, language, 'UTC', 'long'),
    terms: t('asOf', { date: formatDate(estimate.asOf, language, 'UTC', 'long') }),
    system: t('system', {
      kw: formatNumber(estimate.systemKw, language, 1),
      kwh: formatNumber(estimate.annualKwh, language),
      cost: dollars(estimate.solarCost),
    }),
    limit: {
      offset: t('limitedBy.offset', { share }),
      home_value: t('limitedBy.home_value', {
        cap: percent(assumptions.solarCapRate),
        share,
      }),
      max_kw: t('limitedBy.max_kw', {
        maxKw: formatNumber(assumptions.maxKw, language, 1),
        share,
      }),
    }[estimate.limitedBy],
    range: (figure: EstimateFigure) =>
      figure.low === undefined
        ? null
        : t('figures.range', {
            low: dollars(figure.low),
            high: dollars(figure.amount ?? 0),
          }),
    notAvailable,
    site,
    language,
  };
}

export type EstimateLabels = ReturnType<typeof useEstimate>;

/** A figure as a text: its range where there is one. */
export function figureText(figure: EstimateFigure, labels: EstimateLabels): string {
  if (figure.amount === null) {
    return labels.notAvailable;
  }
  return labels.range(figure) ?? labels.dollars(figure.amount);
}
