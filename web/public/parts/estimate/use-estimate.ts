import { useTranslations } from 'use-intl';
import { formatDate, formatDollars, formatNumber, formatPercent } from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { useSite } from '../../runtime/site-context.tsx';

/**
 * One line of an estimate. `amount` null reads "Not available"; `low` is there where exported power
 * may earn less.
 */
export interface EstimateFigure {
  readonly key:
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
  /** Contains the tax credit, so its footnote belongs to it. */
  readonly hasCredit?: boolean | undefined;
}

/**
 * An estimate in the words of the page's language: the dialog, the summary, the letter and the
 * shared text all say the same.
 */
export function useEstimate(estimate: Estimate) {
  const t = useTranslations('estimate');
  const { language, figures: site } = useSite();
  const { assumptions } = estimate;
  const dollars = (amount: number) => formatDollars(amount, language);
  const percent = (rate: number) => formatPercent(rate, language);
  const state = stateNameAfterIn(estimate.propertyState, language);
  const hasCredit = assumptions.creditRate > 0;
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

  const benefits: EstimateFigure[] = [
    {
      key: 'taxCredit',
      hasCredit,
      amount: hasCredit ? estimate.taxCredit : null,
      label: hasCredit
        ? t('figures.taxCredit', { rate: percent(assumptions.creditRate) })
        : t('figures.taxCreditNone'),
    },
    {
      key: 'educationEarnings',
      label: t('figures.educationEarnings'),
      note: t('figures.educationEarningsNote'),
      amount: estimate.educationEarnings,
    },
    {
      key: 'totalBenefit',
      hasCredit,
      label: t('figures.totalBenefit'),
      amount: estimate.totalBenefit,
      note: hasCredit ? t('figures.totalBenefitNote') : t('figures.totalBenefitNoteGrant'),
    },
  ];
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
  const caveat = hasRange
    ? t('rangeNote', { state })
    : assumptions.lowFactorKnown
      ? null
      : t('exportsUnknown', { state });

  return {
    t,
    dollars,
    percent,
    benefits,
    savings,
    caveat,
    hasCredit,
    basis,
    forHome: t('basis', basis),
    date: formatDate(estimate.asOf, language, 'UTC', 'long'),
    terms: t('asOf', {
      date: formatDate(estimate.asOf, language, 'UTC', 'long'),
      version: estimate.termsVersion,
    }),
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
    site,
    language,
  };
}

export type EstimateLabels = ReturnType<typeof useEstimate>;
