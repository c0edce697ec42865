import { useTranslations } from 'use-intl';
import styles from './programme.module.css';

export function Mark({ severity }: { severity: string }) {
  const t = useTranslations('admin.programme.facts');
  const word = t(severity === 'high' ? 'high' : 'medium');
  return (
    <span className={styles.dot} data-severity={severity} title={word}>
      <span className="visually-hidden">{word}</span>
    </span>
  );
}
