import { useTranslations } from 'use-intl';
import { creditScoreRangeOf } from '#core/domain/credit-score.ts';
import { formatDollars, formatScore, formatScoreRange } from '#core/i18n/format.ts';
import { localStateName } from '#core/i18n/state-names.ts';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './eligibility-answer.module.css';

const requirements = ['state', 'credit', 'homePrice'] as const;

/** The requirements that are not met, in the order they are always named. */
export function missingOf({ reasons }: EligibilityResult) {
  return requirements.filter((requirement) => !reasons[requirement]);
}

/** What a rule of the program is compared with: the person's own answers, as a sentence says them. */
export function useOwnAnswers({ state, creditScore, homePrice }: EligibilityResult) {
  const { figures, language } = useSite();
  const range = creditScoreRangeOf(creditScore);
  const score = range ? formatScoreRange(range, language) : formatScore(creditScore, language);
  return {
    ...figures,
    state: localStateName(state, language),
    score: score.charAt(0).toLowerCase() + score.slice(1),
    price: formatDollars(homePrice, language),
  };
}

interface WhatIsMissingProps {
  result: EligibilityResult;
  /** The headline has said the one rule that is not met. */
  isRuleSaid: boolean;
}

/**
 * The rule of the program beside the answer, for each requirement that is not met, and what would
 * meet it. It says nothing of the person.
 */
export function WhatIsMissing({ result, isRuleSaid }: WhatIsMissingProps) {
  const t = useTranslations('results.ineligible');
  const values = { ...useOwnAnswers(result), isNamed: 'no', name: '' };
  return (
    <>
      {missingOf(result).map((requirement) => (
        <p
          key={requirement}
          className={styles.text}
        >
          {!isRuleSaid && `${t(`rules.${requirement}`, values)}. `}
          {t(`change.${requirement}`, values)}
        </p>
      ))}
      <p className={styles.text}>{t('text')}</p>
    </>
  );
}
