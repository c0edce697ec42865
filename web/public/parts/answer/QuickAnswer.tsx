import { useTranslations } from 'use-intl';
import { formatDate, formatDollars, formatPercent, formatPeriod } from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { MonthCard } from '../estimate/MonthCard.tsx';
import { monthInWords } from '../estimate/month-in-words.ts';
import { weighCost } from '../estimate/weigh-cost.ts';
import { outsideText } from '../estimate/outside-text.ts';
import styles from './quick-answer.module.css';

interface BarProps {
  name: string;
  text: string;
  /** The lowest percentage of today's bill; `to` is the highest. */
  from: number;
  to: number;
}

/** A bill as a bar; its uncertain part is paler. */
function Bar({ name, text, from, to }: BarProps) {
  return (
    <div className={styles.bar}>
      <dt>{name}</dt>
      <dd>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
          <rect className={styles.pale} width={to} height={10} />
          <rect width={from} height={10} />
        </svg>
        <strong>{text}</strong>
      </dd>
    </div>
  );
}

export interface QuickAnswerProps {
  estimate: HomeEstimate;
  /** The lowest price that the program covers, as text. */
  minHomePrice: string;
}

/** The effect of solar on a bill, the addition to the mortgage and its monthly cost. */
export function QuickAnswer({ estimate, minHomePrice }: QuickAnswerProps) {
  const t = useTranslations('estimate');
  const own = useTranslations('answer');
  const { language } = useSite();
  const { electricBill: bill, monthlySavings, assumptions, netCost, programCovers } = estimate;
  const dollars = (amount: number) => formatDollars(amount, language).replace('-', '\u2212');
  const state = stateNameAfterIn(estimate.propertyState, language);
  const hasRange = assumptions.lowFactorKnown && estimate.monthlySavingsLow < monthlySavings;
  const [least, most] = [
    monthlySavings,
    hasRange ? estimate.monthlySavingsLow : monthlySavings,
  ].map((saving) => Math.max(bill - saving, 0)) as [number, number];
  const outside = outsideText(estimate, t, { minHomePrice, minimumScore: '', state });
  const weighed = weighCost(estimate, '');
  const month = weighed && monthInWords(estimate, weighed, { t, dollars, language, hasRange });
  const share = (amount: number) => Math.min((100 * amount) / bill, 100);
  const cost = netCost
    ? {
        name: t('figures.solarCost'),
        note: t('figures.solarCostNote', {
          price: dollars(estimate.solarCost),
          upfront: formatPercent(assumptions.mortgageInsuranceUpfrontRate, language, 3),
        }),
        amount: netCost.financed,
      }
    : {
        name: t('figures.panelPrice'),
        note: t('figures.panelPriceNote'),
        amount: estimate.solarCost,
      };
  return (
    <div className={styles.answer}>
      {outside && <p className={styles.outside}>{outside}</p>}
      <dl className={styles.bars}>
        <Bar name={own('today')} text={dollars(bill)} from={100} to={100} />
        <Bar
          name={own('solar')}
          text={
            hasRange
              ? t('figures.range', { low: dollars(least), high: dollars(most) })
              : dollars(least)
          }
          from={share(least)}
          to={share(most)}
        />
      </dl>
      <dl className={styles.rows}>
        <div>
          <dt>
            {cost.name}
            <small>{cost.note}</small>
          </dt>
          <dd>{dollars(cost.amount)}</dd>
        </div>
        {programCovers && (
          <div>
            <dt>{own('grant', { price: dollars(estimate.homePrice) })}</dt>
            <dd>{dollars(estimate.educationEarnings)}</dd>
          </div>
        )}
      </dl>
      {month && <MonthCard labels={{ t, month }} />}
      <details className={styles.sources}>
        <summary>{own('sources')}</summary>
        <ul>
          {assumptions.sources.map(({ id, title, period }) => (
            <li key={id}>
              <span lang="en">{title}</span>
              {period && `, ${formatPeriod(period, language)}`}
            </li>
          ))}
        </ul>
        {hasRange && (
          <p>
            {t(assumptions.exportPolicy === 'none' ? 'rangeNoteUnpaid' : 'rangeNote', { state })}
          </p>
        )}
        {!assumptions.lowFactorKnown && <p>{t('exportsUnknown', { state })}</p>}
      </details>
      <p className={styles.fine}>
        {t('asOf', { date: formatDate(estimate.asOf, language, 'UTC', 'long') })}.{' '}
        {t('estimateOnly')}
      </p>
    </div>
  );
}
