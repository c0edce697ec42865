import { useTranslations } from 'use-intl';
import styles from './lost-note.module.css';

/**
 * Says that a button does not work because the page's scripts did not load; shown once it is
 * pressed. The start script marks the document.
 */
export function LostNote() {
  const t = useTranslations('site');
  return (
    <p
      className={styles.note}
      role="alert"
    >
      {t('lost')}
    </p>
  );
}
