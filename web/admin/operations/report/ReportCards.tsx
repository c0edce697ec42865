import { useTranslations } from 'use-intl';
import { isStateCode, stateNames } from '#core/domain/us-states.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ChartCard, NothingCounted } from './ChartCard.tsx';
import { DayBars } from './DayBars.tsx';
import { FormsCard } from './FormsCard.tsx';
import { leadsAddress, sourceAddress } from './leads-address.ts';
import styles from './report.module.css';
import { ShareBars } from './ShareBars.tsx';
import { type Report, spansOf, unitOf } from './spans.ts';
import { StateMap } from './StateMap.tsx';
import { useDayTexts } from './use-day-texts.ts';

const mostSources = 6;

interface ReportProps {
  report: Report;
}

function DaysCard({ report }: ReportProps) {
  const t = useTranslations('admin.report');
  const days = useDayTexts();
  const unit = unitOf(report.days.length);
  const spans = spansOf(report.days, report.previousFrom);
  return (
    <ChartCard
      title={t(`days.${unit}`)}
      report={report}
      noun={t(`units.${unit}`)}
      figures={spans.map((span) => ({
        ...span,
        name: days.range(span),
        address: leadsAddress(span),
      }))}
    >
      <DayBars report={report} unit={unit} spans={spans} />
    </ChartCard>
  );
}

function StatesCard({ report }: ReportProps) {
  const t = useTranslations('admin.report');
  return (
    <ChartCard
      title={t('states')}
      report={report}
      noun={t('state')}
      figures={report.states.map(({ value, ...compared }) => ({
        ...compared,
        name: isStateCode(value) ? stateNames[value] : (value ?? t('notSaid')),
        address: value === null ? undefined : leadsAddress(report, { state: value }),
      }))}
    >
      <StateMap report={report} />
    </ChartCard>
  );
}

/** Visits of these days may have been deleted, or are older than the log. */
function VisitsNote({ report: { visitsSince, previousFrom } }: ReportProps) {
  const t = useTranslations('admin.report');
  const days = useDayTexts();
  if (visitsSince === null || visitsSince <= previousFrom) {
    return null;
  }
  const day = days.range({ from: visitsSince, to: visitsSince });
  return <p className={`${shared.small} ${styles.note}`}>{t('visitsSince', { day })}</p>;
}

function FunnelCard({ report }: ReportProps) {
  const t = useTranslations('admin.report');
  const { percent } = useFormats();
  const visits = report.funnel[0]!.count;
  const addresses: Partial<Record<string, string>> = {
    applications: leadsAddress(report),
    qualified: leadsAddress(report, { qualified: 'yes' }),
  };
  const bars = report.funnel.map(({ step, ...compared }) => ({
    ...compared,
    name: t(`steps.${step}`),
    address: addresses[step],
    share:
      step === 'visits' || visits === 0
        ? undefined
        : t('ofVisits', { rate: percent(compared.count / visits) }),
  }));
  return (
    <ChartCard title={t('funnel')} report={report} noun={t('step')} figures={bars}>
      <ShareBars bars={bars} />
      <VisitsNote report={report} />
    </ChartCard>
  );
}

function SourcesCard({ report }: ReportProps) {
  const t = useTranslations('admin.report');
  const { percent } = useFormats();
  const total = report.sources.reduce((sum, { count }) => sum + count, 0);
  const bars = report.sources.map(({ value, ...compared }) => ({
    ...compared,
    name: value ?? t('notSaid'),
    address: sourceAddress(report, value),
    share: total === 0 ? undefined : t('ofLeads', { rate: percent(compared.count / total) }),
  }));
  const more = bars.length - mostSources;
  return (
    <ChartCard title={t('sources')} report={report} noun={t('source')} figures={bars}>
      <ShareBars bars={bars.slice(0, mostSources)} />
      {more > 0 && (
        <p className={`${shared.small} ${styles.note}`}>{t('moreInTable', { count: more })}</p>
      )}
    </ChartCard>
  );
}

export function ReportCards({ report, isUpdating }: ReportProps & { isUpdating: boolean }) {
  const t = useTranslations('admin.report');
  const counts = [...report.days, ...report.funnel];
  if (counts.every(({ count, before }) => count === 0 && before === 0)) {
    return (
      <Card title={t('days.day')}>
        <NothingCounted />
      </Card>
    );
  }
  return (
    <div className={`${shared.rows} ${styles.cards}`} aria-busy={isUpdating}>
      <DaysCard report={report} />
      <div className={shared.columns}>
        <StatesCard report={report} />
        <div className={shared.stack}>
          <FunnelCard report={report} />
          <SourcesCard report={report} />
        </div>
      </div>
      <FormsCard report={report} />
    </div>
  );
}
