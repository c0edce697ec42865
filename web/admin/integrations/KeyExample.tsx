import { useTranslations } from 'use-intl';
import shared from '#web/office/styles/shared.module.css';
import styles from './integrations.module.css';

/** An example call in one line for a terminal. */
export function KeyExample() {
  const t = useTranslations('admin.integrations');
  return (
    <code className={`${shared.sunk} ${styles.example}`}>
      {t('example', { origin: location.origin })}
    </code>
  );
}
