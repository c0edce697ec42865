import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { createLead } from '#core/contract/leads/entry.ts';
import { createImport } from '#core/contract/leads/imports.ts';
import { changeLeads } from '#core/contract/leads/bulk.ts';
import { exportLeads } from '#core/contract/leads/lists.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { valuesOf } from '#core/contract/page.ts';
import { adminPaths } from '#core/contract/site.ts';
import { isLeadStatus } from '#core/domain/leads/lead-status.ts';
import { Search, User } from '#web/kit/icons.tsx';
import { part } from '#web/kit/part.ts';
import { allUnder, keyOf } from '#web/office/cache/call-key.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { useSelection } from '#web/office/list/use-selection.ts';
import { TotalBadge } from '#web/office/list/TotalBadge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import tool from '#web/office/parts/tool-button.module.css';
import shared from '#web/office/styles/shared.module.css';
import type { LeadList, LeadPage } from '../api-types.ts';
import { areDeletedAsked } from '../deleted/deleted-view.ts';
import { useElsewhere } from './lead/AskForLead.tsx';
import { LiveBar } from '../office/live/NewRowsBar.tsx';
import { useLiveLeads } from '../office/live/use-live-leads.ts';
import { May } from '../May.tsx';
import { NewLead } from './new-lead/NewLead.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { isNarrowed } from './asked-filters.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { LeadUndoBar } from './bulk/LeadUndoBar.tsx';
import { ExportLeads } from './export/ExportLeads.tsx';
import { openReadyView, ReadyViews } from './ReadyViews.tsx';
import { useLeadColumns } from './lead-columns.tsx';
import styles from './leads.module.css';
import { useMay } from '../navigation/session-query.ts';

function NoLeads({ list: { asked, ask, askAnew, data } }: { list: LeadList }) {
  const t = useTranslations('admin.leads.none');
  const mayEnter = useMay()(createLead);
  const { elsewhere } = (data ?? {}) as Partial<LeadPage>;
  const told = useElsewhere(asked.q ?? '', elsewhere);
  if (data && data.total > 0) {
    return (
      <EmptyState
        title={t('onThisPage')}
        action={<ToolButton onClick={() => ask({})}>{t('goToFirst')}</ToolButton>}
      />
    );
  }
  if (told) {
    return <EmptyState icon={<User />} {...told} />;
  }
  if (isNarrowed(asked)) {
    return (
      <EmptyState
        icon={<Search />}
        title={t('unmatched')}
        text={asked.q && t('lookedAt')}
        action={<ToolButton onClick={() => askAnew()}>{t('showAll')}</ToolButton>}
      />
    );
  }
  const text = mayEnter ? `${t('text')} ${t('byHand')}` : t('text');
  return <EmptyState icon={<User />} title={t('yet')} text={text} />;
}

/** The address of the same leads in the other view, from the start. */
function addressOf(parameters: URLSearchParams, isBoard: boolean): string {
  const next = new URLSearchParams(parameters);
  for (const place of ['view', 'page', 'cursor']) {
    next.delete(place);
  }
  if (isBoard) {
    next.set('view', 'board');
  }
  return `${adminPaths.dashboard}?${next.toString()}`;
}

interface ViewToolsProps {
  parameters: URLSearchParams;
  isBoard: boolean;
}

function ViewTools({ parameters, isBoard }: ViewToolsProps) {
  const t = useTranslations('admin.leads');
  const views = useTranslations('admin.leadBoard');
  return (
    <>
      <div role="group" aria-label={views('views')} className={styles.ways}>
        {([false, true] as const).map((toBoard) => (
          <Link
            key={String(toBoard)}
            to={addressOf(parameters, toBoard)}
            className={`${shared.inlineCentered} ${styles.way}`}
            aria-current={toBoard === isBoard ? 'true' : undefined}
            preventScrollReset
          >
            {views(toBoard ? 'board' : 'list')}
          </Link>
        ))}
      </div>
      <May call={exportLeads}>
        <ExportLeads />
      </May>
      <May call={createImport}>
        <Link to={adminPaths.imports} className={`${tool.tool} ${tool.outline}`}>
          {t('import')}
        </Link>
      </May>
      <RefreshButton of={[allUnder(listLeads)]} />
    </>
  );
}

const offers = { status: (asked?: string) => valuesOf(asked).every(isLeadStatus) };

const Deleted = part(async () => (await import('./DeletedLeads.tsx')).DeletedLeads);
const Board = part(async () => (await import('./board/Board.tsx')).Board);

function LeadTable({ list }: { list: LeadList }) {
  const mayChange = useMay()(changeLeads);
  const t = useTranslations('admin.leads');
  const bulk = useTranslations('admin.leadBulk');
  const selection = useSelection(list.filters, list.data?.items);
  const live = useLiveLeads(list.asked, [keyOf(listLeads, { query: list.asked })]);
  const show = () => {
    live.show();
    if (list.asked.page !== 1) {
      list.ask({});
    }
  };
  return (
    <>
      {mayChange && <BulkBar list={list} selection={selection} />}
      <LiveBar live={{ ...live, show }} of="newLeads" />
      <ListTable
        list={list}
        marks={live.marks}
        t={t}
        columns={useLeadColumns(list.columns)}
        isDense
        lines={10}
        empty={<NoLeads list={list} />}
        choosing={
          mayChange
            ? {
                selection,
                allLabel: bulk('chooseAll'),
                rowLabel: ({ firstName, lastName }) =>
                  bulk('choose', { name: `${firstName} ${lastName}` }),
              }
            : undefined
        }
      />
    </>
  );
}

function LeadsCard() {
  const t = useTranslations('admin.leads');
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: { isSearching?: boolean } | null };
  const isBoard = parameters.get('view') === 'board';
  const list = useList(listLeads, { isLive: true, offers, isPaused: isBoard });
  const viewTools = <ViewTools parameters={parameters} isBoard={isBoard} />;
  const aside = (
    <div className={styles.aside}>
      {/* A board shows it per column, a ready-made list by its name. */}
      {!isBoard && !openReadyView(list.asked) && <TotalBadge of={list.data} />}
      <div className={styles.viewTools}>{viewTools}</div>
      <May call={createLead}>
        <NewLead />
      </May>
    </div>
  );
  return (
    <Card
      title={t('title')}
      head={<ReadyViews asked={list.asked} />}
      isFlush
      aside={aside}
      className={`${shared.wide} ${styles.card}`}
    >
      <LeadFilters
        list={list}
        isBoard={isBoard}
        isSearching={state?.isSearching ?? false}
        aside={viewTools}
      />
      <ActiveFilters list={list} />
      {isBoard ? (
        <Board asked={list.asked} waiting={<Skeleton lines={10} />} />
      ) : (
        <LeadTable list={list} />
      )}
      <May call={changeLeads}>
        <LeadUndoBar />
      </May>
    </Card>
  );
}

/**
 * Every lead: searched, filtered, sorted and paged by the server, as a list or by status; or the
 * deleted leads.
 */
export function LeadsTab() {
  const [parameters] = useSearchParams();
  if (!areDeletedAsked(parameters)) {
    return <LeadsCard />;
  }
  return <Deleted waiting={<Skeleton lines={6} />} />;
}
