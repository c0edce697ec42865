import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { cashToBring } from '#core/domain/visitor/cost/cash-to-bring.ts';
import { requirements } from '#core/domain/visitor/eligibility.ts';
import {
  formatDate,
  formatDollars,
  formatNumber,
  formatPercent,
  formatRate,
  formatScoreRange,
  lowerFirst,
} from '#core/i18n/format.ts';
import { localStateName, stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { keptRate, keptWish } from '../../browser/storage/kept-text.ts';
import { useSite } from '../../runtime/site-context.tsx';
import type { EstimateView } from './estimate-view.ts';
import { monthInWords, rangeText } from './month-in-words.ts';
import { outsideText } from './outside-text.ts';
import { weighCost } from './weigh-cost.ts';

/** What one panel of today has. */
const panelKw = 0.4;

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

/** An estimate in words, the same in the dialog, the summary, the letter and the shared text. */
export function useEstimate(estimate: Estimate, view: EstimateView) {
  const { creditFootnote, showsCost, showsFinanced, bringTerms, grantNeedsPanels } = view;
  const t = useTranslations('estimate');
  const siteTexts = useTranslations('site');
  const notAvailable = siteTexts('notAvailable');
  const typedRate = useSyncExternalStore(keptRate.watch, keptRate.read, () => '');
  const keptChoice = useSyncExternalStore(keptWish.watch, keptWish.read, () => '');
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
      return t('first.totalEnded');
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
    note: creditNote ? siteTexts('creditEnded', site) : undefined,
    amount: hasCredit ? estimate.taxCredit : null,
  };
  if (hasGrant) {
    benefits.push({
      key: 'educationEarnings',
      label: t('figures.educationEarnings'),
      note: t('figures.educationEarningsNote'),
      amount: estimate.educationEarnings,
    });
  }
  // Alone the row would only say that there is nothing.
  if (hasCredit || hasGrant) {
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
    panels: formatNumber(estimate.systemKw / panelKw, language),
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

  // With the panels until the other is pressed; where the grant needs them, there is no choice.
  const hasChoice = programCovers && grantNeedsPanels !== 'yes';
  const withPanels = !hasChoice || (view.wish ?? keptChoice) !== 'no';
  const isGrantCounted = hasGrant && (withPanels || grantNeedsPanels === 'no');
  const grant = isGrantCounted ? estimate.educationEarnings : 0;
  const { homePrice, creditScore, unmet } = estimate;
  const score = creditScore === '' ? '' : formatScoreRange(creditScore, language);
  const lower = lowerFirst(score);
  const answered = {
    state: localStateName(estimate.propertyState, language),
    price: basis.homePrice,
  };
  const checks = requirements.map((requirement) => ({
    requirement,
    answer: {
      state: answered.state,
      credit: score || t('checks.notAsked'),
      homePrice: basis.homePrice,
    }[requirement],
    isMet: requirement === 'credit' && score === '' ? null : !unmet.includes(requirement),
  }));
  const count = String(checks.filter(({ isMet }) => isMet).length);
  const outside = outsideText(estimate, t, { ...site, state });
  const ruleOf = (name: (typeof unmet)[number]) =>
    t(`rules.${name}`, { ...site, ...answered, score: lower });

  return {
    estimate,
    view,
    t,
    dollars,
    percent,
    cost,
    benefits,
    savings,
    month:
      weighed &&
      monthInWords(estimate, weighed, {
        t,
        dollars,
        language,
        hasRange,
        unpaidIn: assumptions.exportPolicy === 'none' ? state : null,
      }),
    weighed,
    typedRate,
    hasChoice,
    withPanels,
    /** What the grant adds under the choice; null if none is counted. */
    grant: isGrantCounted ? dollars(grant) : null,
    /** Whether a grant is left out because nobody has said that it stands without the panels. */
    isGrantOpen: hasGrant && !isGrantCounted,
    cash: programCovers && bringTerms ? cashToBring({ homePrice, grant }, bringTerms) : null,
    checks: view.showsChecks ? checks : [],
    met: t(score === '' ? 'checks.open' : 'checks.title', { count }),
    basisLine: t(estimate.isBillGuessed ? 'first.basisGuess' : 'first.basis', {
      ...basis,
      state: answered.state,
      score: score === '' ? t('first.scoreUnknown') : t('first.score', { range: lower }),
    }),
    caveat: showsCost ? caveatOfRange() : null,
    outside,
    /** The rules that are not met, beside the answers if both may stand there. */
    rules: outside === null ? [] : view.showsChecks ? unmet.map(ruleOf) : [outside],
    next: t('checkEligibility'),
    hasCredit,
    hasGrant,
    creditNote,
    basis,
    forHome: t('basis', basis),
    date,
    terms: t('asOf', { date }),
    system: t('system', sizes),
    limit: limits[estimate.limitedBy],
    range: (figure: EstimateFigure) =>
      figure.low === undefined
        ? null
        : rangeText([dollars(figure.low), dollars(figure.amount ?? 0)], t),
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
