import { useTranslations } from 'use-intl';
import { creditScoreRangeOf } from '#core/domain/credit-score.ts';
import { formatDate, formatDollars, formatScoreRange } from '#core/i18n/format.ts';
import { localStateName } from '#core/i18n/state-names.ts';
import { Check, Cross } from '#web/kit/icons.tsx';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './eligibility-answer.module.css';

interface Requirement {
  key: 'state' | 'credit' | 'homePrice';
  isMet: boolean;
  /** What the visitor answered. */
  value: string;
  verdict: string;
}

function RequirementRow({ requirement }: { requirement: Requirement }) {
  const t = useTranslations('results');
  const { key, isMet, value, verdict } = requirement;
  return (
    <li data-met={isMet}>
      <span
        className={styles.mark}
        aria-hidden
      >
        {isMet ? <Check size={22} /> : <Cross size={22} />}
      </span>
      <span className={styles.requirement}>
        <strong>{t(`checks.${key}`)}</strong>
        <span>{t('yours', { value })}</span>
      </span>
      <span className={styles.verdict}>{verdict}</span>
    </li>
  );
}

export function EligibilityChecks({ result }: { result: EligibilityResult }) {
  const t = useTranslations('results');
  const { language, timeZone } = useSite();
  const { reasons } = result;
  const range = creditScoreRangeOf(result.creditScore);
  const score = range
    ? formatScoreRange(range, language)
    : t('scoreFrom', { score: String(result.creditScore) });
  const requirements: Requirement[] = [
    {
      key: 'state',
      isMet: reasons.state,
      value: localStateName(result.state, language),
      verdict: reasons.state ? t('eligibleState') : t('notAvailable'),
    },
    {
      key: 'credit',
      isMet: reasons.credit,
      value: score,
      verdict: reasons.credit ? t('meets') : t('below'),
    },
    {
      key: 'homePrice',
      isMet: reasons.homePrice,
      value: formatDollars(result.homePrice, language),
      verdict: reasons.homePrice ? t('meets') : t('below'),
    },
  ];
  return (
    <section
      className={styles.checks}
      aria-labelledby="checks-title"
    >
      <h2 id="checks-title">{t('checksTitle')}</h2>
      <ul className={styles.list}>
        {requirements.map((requirement) => (
          <RequirementRow
            key={requirement.key}
            requirement={requirement}
          />
        ))}
      </ul>
      <p className={styles.note}>
        {t('note', { date: formatDate(result.asOf, language, timeZone, 'long') })}
      </p>
    </section>
  );
}
