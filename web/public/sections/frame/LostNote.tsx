import { useTranslations } from 'use-intl';
import styles from './lost-note.module.css';

/**
 * Says why a button does nothing, once it is pressed: the page's scripts did not load, maybe for want
 * of a connection. The start script marks the document.
 */
export function LostNote() {
  const t = useTranslations('site');
  return (
    <p className={styles.note} role="alert">
      {t('lost')}
    </p>
  );
}
