import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { readOffice } from '#core/contract/office/queue.ts';
import { type ReportRange, reportRanges } from '#core/contract/operations/reports.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { User } from '#web/kit/icons.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { Column } from '#web/office/list/column.ts';
import { Table } from '#web/office/list/Table.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { inTab, pathOf } from '../navigation/tabs.ts';
import { useDayTexts } from '../operations/report/use-day-texts.ts';
import styles from './office.module.css';

type Office = AnswerOf<typeof readOffice>;
type Member = Office['items'][number];

const figures = [
  'open',
  'waiting',
  'firstAnswerMedianMinutes',
  'firstAnswerP90Minutes',
  'reached',
  'qualified',
  'closed',
] as const satisfies (keyof Member)[];

function Figure({ member, name }: { member: Member; name: (typeof figures)[number] }) {
  const t = useTranslations('admin.office');
  const { number } = useFormats();
  const value = member[name];
  if (value === null) {
    return <span className={shared.soft}>–</span>;
  }
  const isMinutes = name === 'firstAnswerMedianMinutes' || name === 'firstAnswerP90Minutes';
  if (isMinutes) {
    return t('minutes', { minutes: number(value, 1) });
  }
  const isLink = name === 'waiting' && value > 0;
  return isLink ? (
    <Link to={`${pathOf('leads')}&owner=${member.ownerId}&waiting=yes`}>{number(value)}</Link>
  ) : (
    number(value)
  );
}

function useColumns(): readonly Column<Member>[] {
  const t = useTranslations('admin.office');
  return [
    {
      name: 'member',
      header: t('member'),
      isTitle: true,
      cell: (member) => (
        <span className={shared.marks}>
          <Link to={`${pathOf('leads')}&owner=${member.ownerId}`}>{member.name}</Link>
          {member.isOnShift && <Badge tone="green">{t('onShift')}</Badge>}
          {!member.isActive && <Badge>{t('left')}</Badge>}
        </span>
      ),
    },
    ...figures.map((name) => ({
      name,
      header: t(`figures.${name}`),
      isFigure: true,
      cell: (member: Member) => <Figure member={member} name={name} />,
    })),
  ];
}

function OfficeTable({ items }: { items: readonly Member[] }) {
  const t = useTranslations('admin.office');
  const columns = useColumns();
  if (items.length === 0) {
    return <EmptyState icon={<User />} title={t('none')} />;
  }
  return (
    <Table caption={t('title')} columns={columns} rows={items} rowKey={({ ownerId }) => ownerId} />
  );
}

function rangeOf(parameters: URLSearchParams): ReportRange {
  return reportRanges.find((range) => range === parameters.get('range')) ?? '7d';
}

export function OfficeTab() {
  const t = useTranslations('admin.office');
  const ranges = useTranslations('admin.reports');
  const days = useDayTexts();
  const [parameters, setParameters] = useSearchParams();
  const asked = rangeOf(parameters);
  const office = useQuery({
    ...callQuery(
      readOffice,
      { query: { range: asked } },
      // Any member's action can change it, so it is reloaded whenever it is shown, and every minute.
      { staleTime: 0, refetchInterval: 60_000 },
    ),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={shared.stack}>
      <div className={shared.row} role="group" aria-label={ranges('range')}>
        {reportRanges.map((range) => (
          <ToolButton
            key={range}
            aria-pressed={range === asked}
            onClick={() => setParameters({ ...inTab('office'), range }, { replace: true })}
          >
            {ranges(`ranges.${range}`)}
          </ToolButton>
        ))}
      </div>
      <Loaded query={office} failure={t('failed')} lines={8}>
        {({ items, unownedWaiting, from, to, asOf }) => (
          <>
            {unownedWaiting > 0 && (
              <p className={styles.waiting}>
                <Link to={`${pathOf('leads')}&owner=nobody&waiting=yes`}>
                  {t('unowned', { count: unownedWaiting })}
                </Link>
              </p>
            )}
            <Card
              title={t('title')}
              aside={<span className={shared.hint}>{days.range({ from, to })}</span>}
              isFlush
            >
              <OfficeTable items={items} />
            </Card>
            <p className={shared.hint}>
              {t('note')} {t('asOf')} <ExactTime value={asOf} />
            </p>
          </>
        )}
      </Loaded>
    </div>
  );
}
