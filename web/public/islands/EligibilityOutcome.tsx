import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { storageKeys } from '#core/domain/options.ts';
import { goToInstead } from '../browser/go-to.ts';
import { onReturn } from '../browser/on-return.ts';
import { keptResult, type EligibilityResult } from '../browser/storage/kept-result.ts';
import { readStored } from '../browser/storage/storage.ts';
import EligibilityAnswer from '../parts/eligibility/EligibilityAnswer.tsx';
import type { WatchConsent } from '../parts/eligibility/WatchForm.tsx';
import styles from './eligibility-outcome.module.css';

export const namespaces = ['results', 'nearMiss', 'notice', 'fields'] as const;
export const needsFigures = true;

interface EligibilityOutcomeProps {
  watch: WatchConsent;
  notice: WatchConsent | null;
  minCreditScore: number;
}

/** Shows the stored answer of the eligibility check, or sends the visitor to the form. */
export default function EligibilityOutcome({
  watch,
  notice,
  minCreditScore,
}: EligibilityOutcomeProps) {
  const t = useTranslations('results');
  const [result, setResult] = useState<EligibilityResult | null>(null);

  useEffect(() => {
    const read = () => {
      const kept = keptResult();
      if (kept) {
        setResult(kept);
      } else {
        goToInstead('/qualify');
      }
    };
    read();
    return onReturn(read);
  }, []);

  if (!result) {
    return (
      <div className={styles.waiting} role="status">
        <span className={styles.sun} aria-hidden />
        <p>{t('loading')}</p>
      </div>
    );
  }
  return (
    <EligibilityAnswer
      result={result}
      watch={watch}
      notice={notice}
      minCreditScore={minCreditScore}
      name={readStored(storageKeys.eligibilityName) ?? result.name}
    />
  );
}
