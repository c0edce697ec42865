import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { ChartCard } from './ChartCard.tsx';
import { FigureTable } from './FigureTable.tsx';
import { leadsAddress } from './leads-address.ts';
import { NothingCounted } from './NothingCounted.tsx';
import styles from './report.module.css';
import type { Report } from './report.ts';
import { ShareBars } from './ShareBars.tsx';
import { useDayTexts } from './use-day-texts.ts';

type Step = Report['funnel'][number]['step'];

function addressOf(step: Step, report: Report): string | undefined {
  switch (step) {
    case 'applications':
      return leadsAddress(report);
    case 'qualified':
      return leadsAddress(report, { qualified: 'yes' });
    default:
      return undefined;
  }
}

/** Visits of these days may have been deleted, or are older than the log. */
function VisitsNote({ report }: { report: Report }) {
  const t = useTranslations('admin.report');
  const days = useDayTexts();
  const { visitsSince, previousFrom } = report;
  if (visitsSince === null || visitsSince <= previousFrom) {
    return null;
  }
  return (
    <p className={styles.note}>
      {t('visitsSince', {
        day: days.range({
          from: visitsSince,
          to: visitsSince,
        }),
      })}
    </p>
  );
}

export function FunnelCard({ report }: { report: Report }) {
  const t = useTranslations('admin.report');
  const { percent } = useFormats();
  const visits = report.funnel[0]!.count;
  const bars = report.funnel.map(({ step, ...compared }) => ({
    ...compared,
    key: step,
    name: t(`steps.${step}`),
    address: addressOf(step, report),
    share:
      step === 'visits' || visits === 0
        ? undefined
        : t('ofVisits', { rate: percent(compared.count / visits) }),
  }));
  return (
    <ChartCard
      title={t('funnel')}
      report={report}
      table={
        <FigureTable
          title={t('funnel')}
          noun={t('step')}
          figures={bars}
        />
      }
    >
      <NothingCounted compared={report.funnel}>
        <ShareBars bars={bars} />
        <VisitsNote report={report} />
      </NothingCounted>
    </ChartCard>
  );
}
