import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listCommissions } from '#core/contract/partners/commission/commissions.ts';
import { Handshake } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { Chips } from '#web/office/list/Chips.tsx';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { ListSearch } from '#web/office/list/SearchField.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { TotalBadge } from '#web/office/list/TotalBadge.tsx';
import { type Selection, useSelection } from '#web/office/list/use-selection.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionList, CommissionRow } from '../../api-types.ts';
import { LiveBar } from '../../office/live/NewRowsBar.tsx';
import { useLiveRows } from '../../office/live/use-live-rows.ts';
import { useCommissionColumns } from './commission-columns.tsx';
import { commissionSumsQuery } from './commission-queries.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { SelectionBar } from '#web/office/list/SelectionBar.tsx';
import { ApproveDialog, sumOf } from './ApproveDialog.tsx';

interface ApproveBarProps {
  list: CommissionList;
  selection: Selection<CommissionRow>;
}

function ApproveBar({ list, selection }: ApproveBarProps) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const dialog = useDialog();
  const { rows, choose } = selection;
  return (
    <SelectionBar
      list={list}
      selection={selection}
      label={t('approve')}
      allLabel={t('chooseAll')}
      chosen={t('chosen', { count: rows.length, amount: cents(sumOf(rows)) })}
    >
      <ToolButton variant="ink" onClick={dialog.open}>
        {t('approve')}
      </ToolButton>
      <ApproveDialog
        rows={rows}
        dialog={dialog}
        onApproved={(left) => choose(left.map(({ id }) => id))}
        onLeaveOut={(lacking) => choose(rows.map(({ id }) => id).filter((id) => !lacking.has(id)))}
      />
    </SelectionBar>
  );
}

const views = ['decide', 'approved', 'paid', 'void', 'unearned', 'all'] as const;

type View = (typeof views)[number];

function questionOf(view: View) {
  const isState = view === 'approved' || view === 'paid' || view === 'void';
  return isState ? { status: view, show: undefined } : { status: undefined, show: view };
}

function Views({ asked, ask }: Pick<CommissionList, 'asked' | 'ask'>) {
  const t = useTranslations('admin.commissions.views');
  const { data } = useQuery(commissionSumsQuery(asked.affiliate));
  const countOf = (view: View): number | undefined => {
    if (!data || view === 'all') {
      return undefined;
    }
    const { states, decide, unearned } = data;
    return view === 'decide' ? decide.count : view === 'unearned' ? unearned : states[view].count;
  };
  const isChosen = (view: View) => {
    const { status, show } = questionOf(view);
    return asked.status === status && (asked.show ?? (status ? undefined : 'all')) === show;
  };
  return (
    <Chips
      label={t('label')}
      choices={views.map((view) => ({ value: view, words: t(view), count: countOf(view) }))}
      isChosen={isChosen}
      onChoose={(view) => ask(questionOf(view))}
    />
  );
}

function Filters({ list }: { list: CommissionList }) {
  const t = useTranslations('admin.commissions.filters');
  return (
    <Toolbar>
      <ListSearch list={list} t={t} />
      <Views {...list} />
    </Toolbar>
  );
}

function CommissionTable({ list }: { list: CommissionList }) {
  const t = useTranslations('admin.commissions');
  const selection = useSelection(list.filters, list.data?.items);
  // A change of a lead may change its commission.
  const live = useLiveRows(listCommissions, list, {
    isAbout: ({ entity, entityId }, shown) =>
      entity === 'lead'
        ? entityId === null || shown.some(({ lead }) => lead.id === entityId)
        : entity === 'referral' || entity === 'payout',
    arrivals: 'leads',
  });
  const showAll = () =>
    list.ask({ q: undefined, status: undefined, affiliate: undefined, show: 'all' });
  const isDeciding = list.asked.show === 'decide' && !list.asked.q;
  return (
    <>
      <ApproveBar list={list} selection={selection} />
      <LiveBar live={live} of="newCommissions" />
      <ListTable
        list={list}
        marks={live.marks}
        t={t}
        columns={useCommissionColumns()}
        lines={8}
        empty={
          <EmptyState
            icon={<Handshake />}
            title={t(isDeciding ? 'decided' : 'none')}
            text={t(isDeciding ? 'decidedText' : 'noneText')}
            action={<ToolButton onClick={showAll}>{t('showAll')}</ToolButton>}
          />
        }
        choosing={{
          selection,
          allLabel: t('chooseAll'),
          rowLabel: ({ lead }) => t('choose', { name: lead.name }),
        }}
      />
    </>
  );
}

const opensWith = { show: 'decide' } as const;

/** Every referral, by state and text. */
export function AllCommissions() {
  const t = useTranslations('admin.commissions');
  const list = useList(listCommissions, { isLive: true, opensWith });
  const aside = (
    <div className={shared.row}>
      <TotalBadge of={list.data} />
      <RefreshButton of={[allUnder(listCommissions)]} />
    </div>
  );
  return (
    <Card title={t('title')} isFlush aside={aside}>
      <Filters list={list} />
      <CommissionTable list={list} />
    </Card>
  );
}
