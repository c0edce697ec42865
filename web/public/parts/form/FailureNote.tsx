import { useState } from 'react';
import { showToast, type Toast } from '../../browser/effects/toast.ts';
import { isOffline, offlineTexts } from '../../browser/offline.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './failure-note.module.css';

type Failure = Partial<Pick<Toast, 'title' | 'text'>>;

/** What went wrong at the last try, at the button that was pressed; it stays until the next one. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  return (
    failure && (
      <p role="alert" className={styles.failure}>
        {failure.title && <strong>{failure.title} </strong>}
        {failure.text}
      </p>
    )
  );
}

/** The failure of the last try; a message at the edge of the page says it, too, for a moment. */
export function useFailure() {
  const { language } = useSite();
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    failure,
    forget: () => setFailure(null),
    tell(said: Pick<Toast, 'title' | 'text'>, cause?: unknown) {
      // Only the note speaks to a screen reader, so that the failure is read once.
      showToast({ ...said, tone: 'destructive', isSilent: true });
      setFailure(isOffline(cause) ? { title: said.title, text: offlineTexts[language] } : said);
    },
  };
}
