import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { creditScoreNumber } from '#core/domain/visitor/credit-score.ts';
import { formatScoreRange } from '#core/i18n/format.ts';
import { onReturn } from '../../browser/on-return.ts';
import { onStoredElsewhere } from '../../browser/on-stored-elsewhere.ts';
import { newestAnswers } from '../../browser/storage/stored-answers.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './score-note.module.css';

function watchAnswers(callback: () => void): () => void {
  const stopReading = onReturn(callback);
  const stopWatching = onStoredElsewhere(callback);
  return () => {
    stopReading();
    stopWatching();
  };
}

/** For a score below the minimum: how to reach it. They may apply anyway. */
export function ScoreNote() {
  const t = useTranslations('form.application');
  const { language, figures } = useSite();
  const range = useSyncExternalStore(
    watchAnswers,
    () => newestAnswers().creditScore,
    () => undefined,
  );
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
