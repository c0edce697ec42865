import { useTranslations } from 'use-intl';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { DaysCard } from './DaysCard.tsx';
import { FunnelCard } from './FunnelCard.tsx';
import { NothingCounted } from './NothingCounted.tsx';
import styles from './report.module.css';
import type { Report } from './report.ts';
import { SourcesCard } from './SourcesCard.tsx';
import { StatesCard } from './states/StatesCard.tsx';

/** Whether the range and the one before it are without a visit and without a lead. */
function isEmpty({ days, funnel }: Report): boolean {
  return [...days, ...funnel].every(({ count, before }) => count === 0 && before === 0);
}

export function ReportCards({ report, isUpdating }: { report: Report; isUpdating: boolean }) {
  const t = useTranslations('admin.report');
  if (isEmpty(report)) {
    return (
      <Card title={t('days.day')}>
        <NothingCounted compared={[]} />
      </Card>
    );
  }
  return (
    <div
      className={styles.cards}
      aria-busy={isUpdating}
    >
      <DaysCard report={report} />
      <div className={shared.columns}>
        <StatesCard report={report} />
        <div className={shared.stack}>
          <FunnelCard report={report} />
          <SourcesCard report={report} />
        </div>
      </div>
    </div>
  );
}
