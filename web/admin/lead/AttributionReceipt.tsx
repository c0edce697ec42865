import { useTranslations } from 'use-intl';
import { CodeBadge } from '#web/office/parts/Badge.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';
import { useStoredLabel } from './stored-label.ts';

type Touch = NonNullable<LeadDetail['referral']>['touches'][number];

export function AttributionReceipt({ touches }: { touches: readonly Touch[] }) {
  const t = useTranslations('admin.lead.referral');
  const verdictLabel = useStoredLabel('verdict');
  const sourceLabel = useStoredLabel('source');
  if (touches.length === 0) {
    return null;
  }
  return (
    <>
      <h3 className={styles.sub}>{t('receipt')}</h3>
      <ol className={`${shared.list} ${styles.trail}`}>
        {touches.map(({ code, touchedAt, verdict, source }, at) => (
          <li key={at}>
            <CodeBadge code={code} />
            <span className={styles.trailEnd}>
              <span>{verdictLabel(verdict)}</span>
              <ExactTime
                value={touchedAt}
                className={shared.smallWrap}
              />
              <span className={shared.smallWrap}>{sourceLabel(source ?? 'none')}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
