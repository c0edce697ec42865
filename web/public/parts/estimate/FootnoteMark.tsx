import { useTranslations } from 'use-intl';
import styles from '../../sections/frame/credit-mark.module.css';

/**
 * The credit's footnote mark inside a dialog or letter, where the footer's own note cannot be
 * reached.
 */
export function FootnoteMark({ to }: { to: string }) {
  const t = useTranslations('site');
  return (
    <sup className={styles.mark}>
      <a
        href={`#${to}`}
        aria-label={t('creditNote')}
      >
        *
      </a>
    </sup>
  );
}
