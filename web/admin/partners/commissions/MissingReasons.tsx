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

/** Without another commission of the person, which is no basis and is named beside it. */
export const basisOf = (missing: CommissionRow['missing']) =>
  missing.filter(({ what }) => what !== 'duplicate');

export function Missing({ missing }: Pick<CommissionRow, 'missing'>) {
  const t = useTranslations('admin.commissions');
  const basis = basisOf(missing);
  if (basis.length === 0) {
    return null;
  }
  return (
    <details className={styles.missing}>
      <summary>{t('missing', { count: basis.length })}</summary>
      <MissingReasons missing={basis} />
    </details>
  );
}
