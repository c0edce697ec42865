import { useTranslations } from 'use-intl';
import type { CommissionRow } from '../../api-types.ts';
import { MissingReasons } from './MissingReasons.tsx';
import styles from './commissions.module.css';

/** Why it cannot be approved, in plain words. */
export function Missing({ missing }: Pick<CommissionRow, 'missing'>) {
  const t = useTranslations('admin.commissions');
  if (missing.length === 0) {
    return null;
  }
  return (
    <details className={styles.missing}>
      <summary>{t('missing', { count: missing.length })}</summary>
      <MissingReasons missing={missing} />
    </details>
  );
}
