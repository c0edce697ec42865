import { useId } from 'react';
import { rangeText, rateText } from './month-in-words.ts';
import type { EstimateLabels } from './use-estimate.ts';
import { yearsOfBills } from './weigh-cost.ts';
import styles from './years-of-bills.module.css';

/** A part of a bar, by the shares of the scale where it begins and how long it is. */
function Stretch({ from, length, fill }: { from: number; length: number; fill: string }) {
  const percent = (share: number) => `${100 * share}%`;
  return <rect x={percent(from)} width={percent(length)} height="100%" fill={fill} />;
}

/**
 * The bills of all years, and with panels the payments beside what is left of them, on one scale;
 * striped is what depends on the price of exports. Text is HTML, so it never shrinks with a bar.
 */
export function YearsOfBills({ labels }: { labels: EstimateLabels }) {
  const stripes = useId();
  const { t, dollars, estimate, weighed, language } = labels;
  if (!weighed || !labels.withPanels) {
    return null;
  }
  const { years, rate, without, least, most, payments, yearsLeft } = yearsOfBills(
    estimate,
    weighed,
  );
  const scale = Math.max(without, most + payments, 1);
  const range = (low: number, high: number) => rangeText([dollars(low), dollars(high)], t);
  const isStriped = most > least;
  return (
    <figure>
      <h3>{t('bars.title', { years: String(years) })}</h3>
      <dl className={styles.bars}>
        <div>
          <dt>{t('bars.without')}</dt>
          <dd>{dollars(without)}</dd>
          <dd aria-hidden>
            <svg>
              <Stretch from={0} length={without / scale} fill="var(--sky-ink)" />
            </svg>
          </dd>
        </div>
        <div>
          <dt>{t('bars.with', { rate: rateText(rate, language) })}</dt>
          <dd>{range(least + payments, most + payments)}</dd>
          <dd aria-hidden>
            <svg>
              <pattern
                id={stripes}
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="3" height="6" fill="var(--sky-ink)" />
              </pattern>
              <Stretch from={0} length={least / scale} fill="var(--sky-ink)" />
              <Stretch
                from={least / scale}
                length={(most - least) / scale}
                fill={`url(#${stripes})`}
              />
              <Stretch from={most / scale} length={payments / scale} fill="var(--sun-line)" />
            </svg>
          </dd>
        </div>
      </dl>
      <p className={styles.legend}>
        <span>
          {t('bars.bills', { amount: range(least, most) })} {isStriped && t('bars.range')}
        </span>
        <span className={styles.payments}>{t('bars.payments', { amount: dollars(payments) })}</span>
      </p>
      <p className={styles.note}>
        {t('bars.note')} {yearsLeft > 0 && t('bars.follow', { more: yearsLeft })}
      </p>
    </figure>
  );
}
