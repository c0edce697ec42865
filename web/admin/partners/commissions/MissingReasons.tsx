import { useTranslations } from 'use-intl';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import type { CommissionRow } from '../../api-types.ts';
import styles from './commissions.module.css';

export const partyTones = { partner: 'amber', compliance: 'blue', admin: 'grey' } as const;

export function MissingReasons({
  missing,
  className,
}: Pick<CommissionRow, 'missing'> & { className?: string | undefined }) {
  return (
    <ul className={className}>
      {[...new Set(missing.map(({ what }) => what))].map((what) => (
        <li key={what}>{basisTexts.en[what]}</li>
      ))}
    </ul>
  );
}

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
