import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { counted } from '#web/office/formats/counted.ts';
import { exportLeads } from '#core/contract/lead/export.ts';
import { listLeads } from '#core/contract/leads.ts';
import { valuesOf } from '#core/contract/page.ts';
import { isLeadStatus } from '#core/domain/lead-status.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import type { LeadList } from '../api-types.ts';
import { areDeletedAsked } from '../deleted/deleted-view.ts';
import { LiveLeads } from '../live/LiveLeads.tsx';
import { useLiveLeads } from '../live/use-live-leads.ts';
import { leadKeys } from '../queries/leads.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { UndoBar } from './bulk/UndoBar.tsx';
import { placeholderLead, useLeadColumns } from './lead-columns.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import styles from './leads.module.css';
import { NoLeads } from './NoLeads.tsx';
import { isBoardAsked, ViewSwitch } from './ViewSwitch.tsx';

const offers = { status: (asked?: string) => valuesOf(asked).every(isLeadStatus) };

const Deleted = lazy(async () => ({
  default: (await import('./deleted/DeletedLeads.tsx')).DeletedLeads,
}));
const Board = lazy(async () => ({ default: (await import('./board/Board.tsx')).Board }));

function LeadTable({ list }: { list: LeadList }) {
  const t = useTranslations('admin.leads');
  const bulk = useTranslations('admin.leadBulk');
  const live = useLiveLeads(list);
  return (
    <>
      <UndoBar />
      <BulkBar list={list} />
      <LiveLeads live={live} />
      <ListTable
        list={list}
        marks={live.marks}
        caption={t('title')}
        columns={useLeadColumns()}
        count={(count) => t('count', counted(count))}
        failure={t('failed')}
        lines={10}
        placeholder={placeholderLead}
        empty={<NoLeads list={list} />}
        choosing={{
          allLabel: bulk('chooseAll'),
          rowLabel: ({ firstName, lastName }) =>
            bulk('choose', { name: `${firstName} ${lastName}` }),
        }}
      />
    </>
  );
}

interface AsideProps {
  /** How many there are, in words; a board says it by column. */
  total: string | undefined;
  /** What the address asks for. */
  asked: string;
}

function ViewTools({ asked }: Pick<AsideProps, 'asked'>) {
  const t = useTranslations('admin.leads');
  return (
    <>
      <ViewSwitch />
      <ToolLink
        href={`${exportLeads.path}?${asked}`}
        download
      >
        {t('export')}
      </ToolLink>
    </>
  );
}

function Aside({ total, asked }: AsideProps) {
  return (
    <div className={styles.aside}>
      {total !== undefined && <Badge>{total}</Badge>}
      <span className={styles.asideOfDesk}>
        <ViewTools asked={asked} />
      </span>
      <RefreshButton queryKey={leadKeys.all} />
    </div>
  );
}

function LeadsCard() {
  const t = useTranslations('admin.leads');
  const totalText = useTotalText();
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: { isSearching?: boolean } | null };
  const isBoard = isBoardAsked(parameters);
  const list = useList(listLeads, {
    keys: leadKeys,
    isLive: true,
    offers,
    isPaused: isBoard,
  });
  const query = parameters.toString();
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <Aside
          total={list.data && !isBoard ? totalText(list.data) : undefined}
          asked={query}
        />
      }
    >
      <LeadFilters
        list={list}
        isBoard={isBoard}
        isSearching={state?.isSearching ?? false}
        aside={<ViewTools asked={query} />}
      />
      {isBoard ? (
        <Suspense fallback={<Skeleton lines={10} />}>
          <Board asked={list.asked} />
        </Suspense>
      ) : (
        <LeadTable list={list} />
      )}
    </Card>
  );
}

/**
 * Every lead: searched, filtered, sorted and paged by the server, as a list or by status; or those
 * that were deleted.
 */
export function LeadsTab() {
  const [parameters] = useSearchParams();
  if (!areDeletedAsked(parameters)) {
    return <LeadsCard />;
  }
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Deleted />
    </Suspense>
  );
}
