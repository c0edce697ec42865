import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { ChartCard } from './ChartCard.tsx';
import { FigureTable } from './FigureTable.tsx';
import { sourceAddress } from './leads-address.ts';
import { NothingCounted } from './NothingCounted.tsx';
import styles from './report.module.css';
import type { Report } from './report.ts';
import { ShareBars } from './ShareBars.tsx';

const mostBars = 6;

export function SourcesCard({ report }: { report: Report }) {
  const t = useTranslations('admin.report');
  const { percent } = useFormats();
  const total = report.sources.reduce((sum, { count }) => sum + count, 0);
  const bars = report.sources.map(({ value, ...compared }) => ({
    ...compared,
    key: value ?? '',
    name: value ?? t('notSaid'),
    address: sourceAddress(report, value),
    share: total === 0 ? undefined : t('ofLeads', { rate: percent(compared.count / total) }),
  }));
  const more = bars.length - mostBars;
  return (
    <ChartCard
      title={t('sources')}
      report={report}
      table={
        <FigureTable
          title={t('sources')}
          noun={t('source')}
          figures={bars}
        />
      }
    >
      <NothingCounted compared={report.sources}>
        <ShareBars bars={bars.slice(0, mostBars)} />
        {more > 0 && <p className={styles.note}>{t('moreInTable', { count: more })}</p>}
      </NothingCounted>
    </ChartCard>
  );
}
