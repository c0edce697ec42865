import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Requirement } from '#core/domain/visitor/eligibility.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './near-miss-plan.module.css';

const creditSteps = ['pay', 'owe', 'correct'] as const;

/** What would meet each missed requirement (`nearMiss`). */
export function Changes({ missing }: { missing: readonly Requirement[] }) {
  const t = useTranslations('nearMiss');
  const { figures } = useSite();
  return (
    <ul className={styles.changes}>
      {missing.map((requirement) => (
        <li key={requirement}>
          <h3>{t(`${requirement}.title`, figures)}</h3>
          <p>{t(`${requirement}.text`)}</p>
          {requirement === 'credit' && (
            <ul className={styles.steps}>
              {creditSteps.map((step) => (
                <li key={step}>{t(`credit.steps.${step}`)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

export function NearMissPlan({
  missing,
  watch,
}: {
  missing: readonly Requirement[];
  watch: ReactNode;
}) {
  const t = useTranslations('nearMiss');
  return (
    <section className={styles.plan} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('title')}</h2>
      <Changes missing={missing} />
      {watch}
    </section>
  );
}
