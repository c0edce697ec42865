import { useId } from 'react';
import { figureText, type EstimateLabels } from './use-estimate.ts';
import styles from './savings-chart.module.css';

interface SavingsChartProps {
  labels: EstimateLabels;
  /** It is part of a document whose policy allows style sheets but no style attributes. */
  isPage: boolean;
}

const tickCount = 6;
const gridLines = [20, 40, 60, 80] as const;

function ticksOf(years: number): number[] {
  const steps = tickCount - 1;
  return Array.from({ length: tickCount }, (_, index) => Math.round((years * index) / steps));
}

/** An amount saved must never be shown without its cost. */
function Headline({ labels }: Pick<SavingsChartProps, 'labels'>) {
  const { t, dollars, month, savings, estimate } = labels;
  const amount = figureText(
    savings.find(({ key }) => key === 'lifetimeSavings')!,
    labels,
  );
  const years = String(estimate.assumptions.lifetimeYears);
  if (month && month.paid === null) {
    return <p>{month.weighed}</p>;
  }
  return (
    <strong>
      {month?.paid
        ? t('chart.savedAndPaid', { years, amount, paid: month.paid, more: month.yearsLeft })
        : t('chart.savedAtPrice', { amount, paid: dollars(estimate.solarCost) })}
    </strong>
  );
}

interface SavingsLinesProps {
  /** The sum of all bills in dollars: without solar, with it, and with it at worst. */
  without: number;
  withSolar: number;
  /** Null if there is no range. */
  withSolarHigh: number | null;
}

/** Height of an amount in the drawing, from the ground (100) to nearly the top (4). */
function heightOf(amount: number, most: number): number {
  return most === 0 ? 100 : 100 - (96 * amount) / most;
}

function SavingsLines({ without, withSolar, withSolarHigh }: SavingsLinesProps) {
  const top = heightOf(without, without);
  const low = heightOf(withSolar, without);
  const high = withSolarHigh === null ? null : heightOf(withSolarHigh, without);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {gridLines.map((x) => (
        <path key={x} d={`M${x} 4V100`} className={styles.grid} />
      ))}
      <path d={`M0 100L100 ${top}V${low}Z`} className={styles.saved} />
      {high !== null && <path d={`M0 100L100 ${high}V${low}Z`} className={styles.band} />}
      <path d={`M0 100L100 ${top}`} className={styles.without} />
      <path d={`M0 100L100 ${low}`} className={styles.with} />
      <path d="M0 100H100" className={styles.ground} />
    </svg>
  );
}

/** The sum of all bills. Text is HTML, so it never shrinks with the drawing. */
export function SavingsChart({ labels, isPage }: SavingsChartProps) {
  const id = useId();
  const { t, dollars, estimate } = labels;
  const years = estimate.assumptions.lifetimeYears;
  const months = years * 12;
  const without = estimate.electricBill * months;
  const withSolar = Math.max(0, without - estimate.lifetimeSavings);
  const withSolarHigh = Math.max(withSolar, without - estimate.monthlySavingsLow * months);
  const hasRange = labels.savings.some(({ low }) => low !== undefined);
  const labelBottom = 100 - heightOf(withSolar, without);
  const bottom = `max(0px, calc(${labelBottom}% - 1.25rem))`;
  const rule = `[id="${id}"]{bottom:${bottom}}`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>
        <span>{t('chart.title', { years: String(years) })}</span>
        <Headline labels={labels} />
      </figcaption>
      <div className={styles.chart}>
        <div className={styles.plot}>
          <SavingsLines
            without={without}
            withSolar={withSolar}
            withSolarHigh={hasRange ? withSolarHigh : null}
          />
        </div>
        {isPage && <style dangerouslySetInnerHTML={{ __html: rule }} />}
        <dl className={styles.ends}>
          <div className={styles.endWithout}>
            <dt>{t('chart.without')}</dt>
            <dd>{dollars(without)}</dd>
          </div>
          <div id={id} className={styles.endWith} style={isPage ? undefined : { bottom }}>
            <dt>{t('chart.with')}</dt>
            <dd>
              {dollars(withSolar)}
              {hasRange && <> {t('chart.upTo', { amount: dollars(withSolarHigh) })}</>}
            </dd>
          </div>
        </dl>
      </div>
      <p className={styles.axis}>
        {ticksOf(years).map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
        <span className={styles.unit}>{t('chart.axis')}</span>
      </p>
      <p className={styles.note}>
        {t(labels.outside ? 'chart.noteOutside' : 'chart.note', {
          cost: dollars(labels.cost.amount ?? 0),
        })}
      </p>
    </figure>
  );
}
