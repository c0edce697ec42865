import { useTranslations } from 'use-intl';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import styles from '../lead.module.css';

type Decision = NonNullable<LeadDetail['referral']>['handovers'][number];

export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const t = useTranslations('admin.credit');
  if (decisions.length === 0) {
    return null;
  }
  return (
    <>
      <h3 className={styles.sub}>{t('decisions')}</h3>
      <ol className={`${shared.list} ${styles.trail}`}>
        {decisions.toReversed().map(({ at, by, from, to, reason }, index) => (
          <li key={index}>
            <span>
              {t('change', { from: from ?? t('nobody'), to: to ?? t('nobody') })}
              <span className={styles.under}>{reason}</span>
            </span>
            <span className={styles.trailEnd}>
              <span>{t('by', { name: by })}</span>
              <ExactTime
                value={at}
                className={shared.smallWrap}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
