import { useTranslations } from 'use-intl';
import { formatDollars } from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './eligibility-answer.module.css';

const requirements = ['state', 'credit', 'homePrice'] as const;

/** The requirements that are not met, in the order they are always named. */
export function missingOf({ reasons }: EligibilityResult) {
  return requirements.filter((requirement) => !reasons[requirement]);
}

/** Each requirement that is not met, with what would change it. */
export function WhatIsMissing({ result }: { result: EligibilityResult }) {
  const t = useTranslations('results.ineligible');
  const { figures, language } = useSite();
  const values = {
    ...figures,
    state: stateNameAfterIn(result.state, language),
    price: formatDollars(result.homePrice, language),
  };
  const missing = missingOf(result);
  return (
    <>
      {missing.map((requirement) => (
        <p
          key={requirement}
          className={styles.text}
        >
          {t(`why.${requirement}`, values)}
        </p>
      ))}
      <p className={styles.text}>{t('text')}</p>
    </>
  );
}
