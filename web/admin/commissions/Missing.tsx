import { useTranslations } from 'use-intl';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import type { CommissionRow } from '../api-types.ts';
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
      <ul>
        {missing.map((reason) => (
          <li key={reason}>{basisTexts.en[reason]}</li>
        ))}
      </ul>
    </details>
  );
}
