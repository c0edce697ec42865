import { useTranslations } from 'use-intl';
import styles from './lost-note.module.css';

/**
 * Says that a button has no script behind it, once somebody presses it after the page's scripts did
 * not come. The start script marks the document.
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
