import { useTranslations } from 'use-intl';
import { ChartCard } from './ChartCard.tsx';
import { DayBars } from './DayBars.tsx';
import { FigureTable } from './FigureTable.tsx';
import { leadsAddress } from './leads-address.ts';
import { NothingCounted } from './NothingCounted.tsx';
import type { Report } from './report.ts';
import { spansOf, unitOf } from './spans.ts';
import { useDayTexts } from './use-day-texts.ts';

export function DaysCard({ report }: { report: Report }) {
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
