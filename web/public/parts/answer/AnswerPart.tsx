import { useTranslations } from 'use-intl';
import type { quickEstimates } from '#core/contract/public-calls.ts';
import { cashToBring } from '#core/domain/visitor/cost/cash-to-bring.ts';
import { homeMonth } from '#core/domain/visitor/cost/home-month.ts';
import { paymentCount, shownRates } from '#core/domain/visitor/cost/net-cost.ts';
import {
  formatDate,
  formatDollars,
  formatPercent,
  formatPeriod,
  formatYearlyRate,
} from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { bringRows } from '../estimate/bring-rows.ts';
import { outsideText } from '../estimate/outside-text.ts';
import { Rows } from '../estimate/Rows.tsx';
import { verdictOf } from '../estimate/weigh-cost.ts';
import styles from './answer.module.css';

export const answerParts = ['home', 'verdict', 'panels', 'sources'] as const;

interface AnswerPartProps extends Readonly<AnswerOf<typeof quickEstimates>['view']> {
  of: (typeof answerParts)[number];
  estimate: HomeEstimate;
}

export function useAnswerWords() {
  const t = useTranslations('estimate');
  const { language } = useSite();
  const dollars = (amount: number) => formatDollars(amount, language).replace('-', '\u2212');
  const between = (low: string, high: string) =>
    low === high ? low : t('figures.range', { low, high });
  const percent = (rate: number) => formatPercent(rate / 100, language, 3);
  return {
    dollars,
    range: (low: number, high: number) => between(dollars(low), dollars(high)),
    between,
    /** What the law asks for beside a payment: how many there are, and the rates. */
    terms: (columns: readonly { rate: number; apr: number }[]) => ({
      count: String(paymentCount),
      lowRate: percent(columns[0]!.rate),
      highRate: percent(columns.at(-1)!.rate),
      lowApr: formatYearlyRate(columns[0]!.apr, language),
      highApr: formatYearlyRate(columns.at(-1)!.apr, language),
    }),
  };
}

function Home({ estimate, terms, shows }: AnswerPartProps) {
  const t = useTranslations('answer');
  const own = useTranslations('estimate');
  const words = useAnswerWords();
  const { language } = useSite();
  const { homePrice, educationEarnings: grant, netCost, assumptions } = estimate;
  const { dollars, range } = words;
  const cash = cashToBring({ homePrice, grant }, terms);
  const panels = netCost?.monthlyAt ?? [];
  const { columns } = homeMonth(
    { homePrice, panels, rates: shownRates, extra: 0 },
    { ...assumptions, ...terms },
  );
  const [first, last] = [columns[0]!, columns.at(-1)!];
  return (
    <>
      {shows.bring && (
        <>
          <h3>{t('bring')}</h3>
          <p className={styles.verdict}>
            {t('bringSum', { range: range(cash.bring.low, cash.bring.high) })}
          </p>
          <Rows
            className={styles.rows}
            rows={bringRows(cash, terms, { t: own, dollars, range, language })}
          />
          {grant > 0 && (
            <p className={styles.fine}>{t('bringNote', { least: dollars(cash.closingOnly) })}</p>
          )}
        </>
      )}
      {shows.month && (
        <>
          <h3>{t('month')}</h3>
          <p className={styles.verdict}>{t('home', { range: range(first.home, last.home) })}</p>
          {netCost && (
            <Rows
              className={styles.rows}
              rows={[
                { key: 'whole', label: t('withPanels'), text: range(first.whole, last.whole) },
              ]}
            />
          )}
          <p className={styles.fine}>{t('monthNote', words.terms(columns))}</p>
        </>
      )}
    </>
  );
}

/** Whether the panels pay for themselves, in a sentence; outside the program why it finances none. */
function Verdict({ estimate, shows, minHomePrice }: AnswerPartProps) {
  const t = useTranslations('answer');
  const own = useTranslations('estimate');
  const { dollars, range } = useAnswerWords();
  const { language } = useSite();
  const { netCost, solarCost } = estimate;
  const state = stateNameAfterIn(estimate.propertyState, language);
  const outside = outsideText(estimate, own, {
    minHomePrice: dollars(minHomePrice),
    minimumScore: '',
    state,
  });
  if (outside !== null) {
    return <p className={styles.outside}>{outside}</p>;
  }
  const { verdict, low, high } = verdictOf(netCost?.monthlyAt ?? [], estimate);
  const said = { range: range(low, high), low: dollars(low), high: dollars(high) };
  return (
    <p className={styles.verdict}>
      {shows.savings && netCost ? t(`verdict.${verdict}`, said) : dollars(solarCost)}
    </p>
  );
}

function Panels({ estimate, shows }: AnswerPartProps) {
  const t = useTranslations('answer');
  const own = useTranslations('estimate');
  const words = useAnswerWords();
  const { language } = useSite();
  const { netCost, solarCost, monthlySavings: high } = estimate;
  const { dollars, range, between } = words;
  if (!shows.savings) {
    return null;
  }
  const low = estimate.assumptions.lowFactorKnown ? estimate.monthlySavingsLow : high;
  const saves = { key: 'saves', label: t('saves'), text: range(low, high) };
  if (netCost === null) {
    const price = {
      key: 'price',
      label: own('figures.panelPrice'),
      note: own('figures.panelPriceNote'),
      text: dollars(solarCost),
    };
    return <Rows className={styles.rows} rows={[saves, price]} />;
  }
  const { monthlyAt, financed, breakEvenRate: most, breakEvenRateLow: least } = netCost;
  const rate = (value: number) => formatYearlyRate(value, language);
  const breakEven = () => {
    if (most === null) {
      return own('cost.never');
    }
    return least === null
      ? own('cost.atMost', { rate: rate(most) })
      : between(rate(low === high ? most : least), rate(most));
  };
  return (
    <Rows
      className={styles.rows}
      rows={[
        saves,
        {
          key: 'adds',
          label: t('adds'),
          note: t('illustration', words.terms(monthlyAt)),
          text: range(monthlyAt[0]!.total, monthlyAt.at(-1)!.total),
        },
        { key: 'added', label: t('added'), text: dollars(financed) },
        { key: 'breakEven', label: t('breakEven'), text: breakEven() },
      ]}
    />
  );
}

function Sources({ estimate, shows }: AnswerPartProps) {
  const own = useTranslations('estimate');
  const { language } = useSite();
  const { assumptions, monthlySavings, monthlySavingsLow, propertyState, asOf } = estimate;
  const state = stateNameAfterIn(propertyState, language);
  const hasRange = monthlySavingsLow < monthlySavings;
  const caveat = () => {
    if (!assumptions.lowFactorKnown) {
      return own('exportsUnknown', { state });
    }
    const isUnpaid = assumptions.exportPolicy === 'none';
    return hasRange && own(isUnpaid ? 'rangeNoteUnpaid' : 'rangeNote', { state });
  };
  return (
    <>
      <ul>
        {assumptions.sources.map(({ id, title, period }) => (
          <li key={id}>
            <span lang="en">{title}</span>
            {period && `, ${formatPeriod(period, language)}`}
          </li>
        ))}
      </ul>
      <p>
        {shows.savings && caveat()}{' '}
        {own('asOf', { date: formatDate(asOf, language, 'UTC', 'long') })}.
      </p>
    </>
  );
}

const components = { home: Home, verdict: Verdict, panels: Panels, sources: Sources };

export function AnswerPart(props: AnswerPartProps) {
  const Part = components[props.of];
  return <Part {...props} />;
}
