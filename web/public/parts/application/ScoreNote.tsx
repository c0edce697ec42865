import { useTranslations } from 'use-intl';
import { creditScoreNumber } from '#core/domain/visitor/credit-score.ts';
import { formatScoreRange } from '#core/i18n/format.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './score-note.module.css';

/** For a score below the minimum: how to reach it. They may apply anyway. */
export function ScoreNote({ range }: { range: string | undefined }) {
  const t = useTranslations('form.application');
  const { language, figures } = useSite();
  const score = range && creditScoreNumber(range);
  if (!range || !score || score >= Number(figures.minimumScore)) {
    return null;
  }
  return (
    <p role="note" className={styles.note}>
      {t('scoreNote', { ...figures, range: formatScoreRange(range, language) })}
    </p>
  );
}
