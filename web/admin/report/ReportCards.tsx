import { useTranslations } from 'use-intl';
import { isStateCode, stateNames } from '#core/domain/us-states.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ChartCard, FigureTable, NothingCounted } from './ChartCard.tsx';
import { DayBars } from './DayBars.tsx';
import { ShareBars } from './ShareBars.tsx';
import { leadsAddress, sourceAddress } from './leads-address.ts';
import styles from './report.module.css';
import { type Report, spansOf, unitOf } from './spans.ts';
import { StateMap } from './StateMap.tsx';
import { useDayTexts } from './use-day-texts.ts';

function DaysCard({ report }: { report: Report }) {
  const t = useTranslations('admin.report');
  const days = useDayTexts();
  const unit = unitOf(report.days.length);
  const spans = spansOf(report.days, report.previousFrom);
  const title = t(`days.${unit}`);
  const figures = spans.map((span) => ({
    ...span,
    name: days.range(span),
    address: leadsAddress(span),
  }));
  return (
    <ChartCard
      title={title}
      report={report}
      table={
        <FigureTable
          title={title}
          noun={t(`units.${unit}`)}
          figures={figures}
        />
      }
    >
      <NothingCounted compared={report.days}>
        <DayBars
          report={report}
          unit={unit}
          spans={spans}
        />
      </NothingCounted>
    </ChartCard>
  );
}

function StatesCard({ report, className }: { report: Report; className?: string }) {
  const t = useTranslations('admin.report');
  const figures = report.states.map(({ value, ...compared }) => ({
    ...compared,
    name: isStateCode(value) ? stateNames[value] : (value ?? t('notSaid')),
    address: value === null ? undefined : leadsAddress(report, { state: value }),
  }));
  return (
    <ChartCard
      title={t('states')}
      report={report}
      className={className}
      table={
        <FigureTable
          title={t('states')}
          noun={t('state')}
          figures={figures}
        />
      }
    >
      <NothingCounted compared={report.states}>
        <StateMap report={report} />
      </NothingCounted>
    </ChartCard>
  );
}

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

function FunnelCard({ report }: { report: Report }) {
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

const mostBars = 6;

function SourcesCard({ report }: { report: Report }) {
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
