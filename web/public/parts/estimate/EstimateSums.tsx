import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CountUp } from './CountUp.tsx';
import type { EstimateFigure, EstimateLabels } from './use-estimate.ts';
import styles from './results-dialog.module.css';

interface AmountProps {
  figure: EstimateFigure;
  format: (amount: number) => string;
}

function Amount({ figure, format }: AmountProps) {
  const t = useTranslations('site');
  if (figure.amount === null) {
    return t('notAvailable');
  }
  return (
    <CountUp
      amount={figure.amount}
      format={format}
    />
  );
}

interface BenefitSumProps {
  labels: EstimateLabels;
  /** Stands behind each figure that contains the credit. */
  creditMark: ReactNode;
}

/** What comes in the first year: each part, and the sum below. */
export function BenefitSum({ labels, creditMark }: BenefitSumProps) {
  const { benefits, dollars } = labels;
  return (
    <dl className={styles.sum}>
      {benefits.map((figure) => (
        <div
          key={figure.key}
          className={figure.key === 'totalBenefit' ? styles.total : undefined}
        >
          <dt>
            {figure.label}
            {figure.hasCredit && creditMark}
            {figure.note && <small>{figure.note}</small>}
          </dt>
          <dd>
            <Amount
              figure={figure}
              format={dollars}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What stays every month, every year and over the lifetime. */
export function SavingsTrio({ labels }: { labels: EstimateLabels }) {
  const { savings, dollars, range } = labels;
  return (
    <dl className={styles.trio}>
      {savings.map((figure) => (
        <div key={figure.key}>
          <dt>{figure.label}</dt>
          <dd>
            <Amount
              figure={figure}
              format={dollars}
            />
            {range(figure) && <small>{range(figure)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
