import { useTranslations } from 'use-intl';
import { CountUp } from './CountUp.tsx';
import type { EstimateFigure, EstimateLabels } from './use-estimate.ts';
import styles from './estimate-sums.module.css';

interface AmountProps {
  figure: EstimateFigure;
  labels: EstimateLabels;
}

function Amount({ figure, labels }: AmountProps) {
  const t = useTranslations('site');
  const { amount, low } = figure;
  if (amount === null) {
    return t('notAvailable');
  }
  const { dollars, range } = labels;
  const format = (counted: number) => {
    const share = amount === 0 ? 0 : counted / amount;
    const countedLow = low === undefined ? undefined : Math.round(low * share);
    const shown = range({
      ...figure,
      amount: counted,
      low: countedLow,
    });
    return shown ?? dollars(counted);
  };
  return (
    <CountUp
      amount={amount}
      format={format}
    />
  );
}

export function BenefitSum({ labels }: { labels: EstimateLabels }) {
  const total = labels.creditNote ? `${styles.total} ${styles.ended}` : styles.total;
  return (
    <dl className={styles.sum}>
      {labels.benefits.map((figure) => (
        <div
          key={figure.key}
          className={figure.key === 'totalBenefit' ? total : undefined}
        >
          <dt>{figure.label}</dt>
          <dd>
            <Amount
              figure={figure}
              labels={labels}
            />
          </dd>
          {figure.note && <dd className={styles.note}>{figure.note}</dd>}
        </div>
      ))}
    </dl>
  );
}

export function CostAndSavings({ labels }: { labels: EstimateLabels }) {
  return (
    <dl className={styles.trio}>
      {[labels.cost, ...labels.savings].map((figure) => (
        <div key={figure.key}>
          <dt>{figure.label}</dt>
          <dd>
            <Amount
              figure={figure}
              labels={labels}
            />
          </dd>
          {figure.note && <dd className={styles.note}>{figure.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
