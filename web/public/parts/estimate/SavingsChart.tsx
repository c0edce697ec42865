import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import type { EstimateLabels } from './use-estimate.ts';
import styles from './savings-chart.module.css';

/**
 * All bills of the years added up, with and without solar, as lines that part. Text is HTML, so it
 * never shrinks with the drawing.
 */
export function SavingsChart({ estimate, labels }: { estimate: Estimate; labels: EstimateLabels }) {
  const { t, dollars } = labels;
  const years = estimate.assumptions.lifetimeYears;
  const months = years * 12;
  const without = estimate.electricBill * months;
  const withSolar = Math.max(0, without - estimate.lifetimeSavings);
  const withSolarHigh = Math.max(withSolar, without - estimate.monthlySavingsLow * months);
  const lifetime = labels.savings.find((figure) => figure.key === 'lifetimeSavings')!;
  const hasRange = lifetime.low !== undefined;
  const y = (amount: number) => (without === 0 ? 100 : 100 - (96 * amount) / without);
  const ticks = Array.from({ length: 6 }, (_, index) => Math.round((years * index) / 5));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>
        <span>{t('chart.title', { years: String(years) })}</span>
        <strong>
          {t('chart.saved', {
            amount: labels.range(lifetime) ?? dollars(estimate.lifetimeSavings),
          })}
        </strong>
      </figcaption>
      <div className={styles.chart}>
        <div className={styles.plot}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden
            focusable="false"
          >
            {[20, 40, 60, 80].map((x) => (
              <path
                key={x}
                d={`M${x} 4V100`}
                className={styles.grid}
              />
            ))}
            <path
              d={`M0 100L100 ${y(without)}V${y(withSolar)}Z`}
              className={styles.saved}
            />
            {hasRange && (
              <path
                d={`M0 100L100 ${y(withSolarHigh)}V${y(withSolar)}Z`}
                className={styles.band}
              />
            )}
            <path
              d={`M0 100L100 ${y(without)}`}
              className={styles.without}
            />
            <path
              d={`M0 100L100 ${y(withSolar)}`}
              className={styles.with}
            />
            <path
              d="M0 100H100"
              className={styles.ground}
            />
          </svg>
        </div>
        <dl className={styles.ends}>
          <div className={styles.endWithout}>
            <dt>{t('chart.without')}</dt>
            <dd>{dollars(without)}</dd>
          </div>
          <div
            className={styles.endWith}
            style={{ bottom: `max(0px, calc(${100 - y(withSolar)}% - 1.25rem))` }}
          >
            <dt>{t('chart.with')}</dt>
            <dd>
              {dollars(withSolar)}
              {hasRange && <> {t('chart.upTo', { amount: dollars(withSolarHigh) })}</>}
            </dd>
          </div>
        </dl>
      </div>
      <p className={styles.axis}>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
        <span className={styles.unit}>{t('chart.axis')}</span>
      </p>
      <p className={styles.note}>{t('chart.note')}</p>
    </figure>
  );
}
