import { useId } from 'react';
import type { MonthInWords } from './month-in-words.ts';
import type { EstimateLabels } from './use-estimate.ts';
import styles from './month-card.module.css';

function clayIf(isClay: boolean) {
  return isClay ? styles.clay : undefined;
}

function Payments({ month, t }: { month: MonthInWords } & Pick<EstimateLabels, 't'>) {
  return (
    <table className={styles.payments}>
      <thead>
        <tr>
          <td />
          {month.columns.map(({ rate }) => (
            <th key={rate} scope="col">
              {t('month.at', { rate })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.payment}>
          <th scope="row">{t('month.payment')}</th>
          {month.columns.map(({ rate, payment, mayCostMore }) => (
            <td key={rate} data-at={t('month.at', { rate })} className={clayIf(mayCostMore)}>
              {payment}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            <abbr title={t('month.aprLong')}>{t('month.apr')}</abbr>
          </th>
          {month.columns.map(({ rate, apr }) => (
            <td key={rate} data-at={t('month.at', { rate })}>
              {apr}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type MonthLabels = Pick<EstimateLabels, 't' | 'month'>;

/** Monthly cost beside the savings: at three rates or at the typed one, and the break-even rate. */
export function MonthCard({ labels }: { labels: MonthLabels }) {
  const id = useId();
  const { t, month } = labels;
  if (!month) {
    return null;
  }
  return (
    <section className={styles.card} aria-labelledby={`${id}month`} data-month="">
      <h3 id={`${id}month`} className={styles.title}>
        {t('month.title')}
      </h3>
      <div className={styles.answer}>
        <Payments month={month} t={t} />
        <dl className={styles.figures}>
          <div>
            <dt>{t('month.saves')}</dt>
            <dd>{month.savings}</dd>
          </div>
          {month.net !== null && (
            <div className={styles.net}>
              <dt>{t('cost.net')}</dt>
              <dd className={clayIf(month.isShort)}>{month.net}</dd>
            </div>
          )}
          <div>
            <dt>{t('cost.breakEven')}</dt>
            <dd className={clayIf(month.isShort)}>{month.breakEven}</dd>
          </div>
        </dl>
        {/* Read out as a rate is typed: this sentence alone. */}
        <p
          role="status"
          className={month.isWarning ? `${styles.verdict} ${styles.clay}` : styles.verdict}
        >
          {month.verdict}
        </p>
        <p className={styles.fine}>{month.fine}</p>
      </div>
    </section>
  );
}
