import { useTranslations } from 'use-intl';
import { isStateCode, stateNames } from '#core/domain/us-states.ts';
import { ChartCard } from '../ChartCard.tsx';
import { FigureTable } from '../FigureTable.tsx';
import { leadsAddress } from '../leads-address.ts';
import { NothingCounted } from '../NothingCounted.tsx';
import type { Report } from '../report.ts';
import { StateMap } from './StateMap.tsx';

export function StatesCard({ report, className }: { report: Report; className?: string }) {
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
