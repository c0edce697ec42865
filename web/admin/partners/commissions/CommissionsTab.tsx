import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { listAgreements } from '#core/contract/partners/affiliate/agreement.ts';
import { listCommissions } from '#core/contract/partners/commission/commissions.ts';
import { referralFeesTitle } from '#core/domain/programme/launch/facts-of-the-lender.ts';
import { Handshake } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Chips } from '#web/office/list/Chips.tsx';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { TotalBadge } from '#web/office/list/TotalBadge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { Stats } from '#web/office/parts/Stats.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionList } from '../../api-types.ts';
import { LiveBar } from '../../office/live/NewRowsBar.tsx';
import { useLiveRows } from '../../office/live/use-live-rows.ts';
import { pathOf } from '../../navigation/tabs.ts';
import { factPath } from '../../programme/programme-paths.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { ApproveBar } from './ApproveBar.tsx';
import { DisputesCard } from './DisputesCard.tsx';
import { PayoutsCard } from './PayoutsCard.tsx';
import { YearsCard } from './YearsCard.tsx';
import { useCommissionColumns } from './commission-columns.tsx';
import styles from './commissions.module.css';
import { commissionSumsQuery } from './commission-queries.ts';

const shown = ['qualified', 'approved', 'paid', 'void'] as const;

function CommissionSums() {
  const t = useTranslations('admin.commissions');
  const { cents, number } = useFormats();
  const { data, error, refetch } = useQuery(commissionSumsQuery());
  if (error) {
    return <FailureState error={error} title={t('sumsFailed')} onRetry={() => void refetch()} />;
  }
  const figures = data && {
    qualified: cents(data.states.qualified.earnedCents),
    approved: cents(data.states.approved.earnedCents),
    paid: cents(data.paidCents),
    void: number(data.states.void.count),
  };
  const noteOf = (name: (typeof shown)[number]) =>
    data ? t('referrals', { count: data.states[name].count }) : <SkeletonWords isShort />;
  return (
    <Stats
      stats={shown.map((name) => ({
        name,
        label: (
          <Link
            to={`${pathOf('commissions')}&${name === 'qualified' ? 'show=decide' : `status=${name}`}`}
          >
            {t(`sums.${name}`)}
          </Link>
        ),
        figure: figures?.[name],
        note: name !== 'void' && noteOf(name),
      }))}
      isBusy={!data}
      classes={{ stat: styles.stat }}
    />
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

function toChecklist(text: ReactNode) {
  return <Link to={factPath('referral-fees')}>{text}</Link>;
}

function Basis() {
  const t = useTranslations('admin.commissions');
  const { data } = useQuery(commissionSumsQuery());
  if (!data) {
    return (
      <p className={styles.note}>
        <SkeletonWords />
      </p>
    );
  }
  const { isOn, isRequired, isConfirmed } = data.basis;
  if (!isOn) {
    return <p className={styles.warning}>{t('off')}</p>;
  }
  if (isConfirmed) {
    return <p className={styles.note}>{t('estimates')}</p>;
  }
  const named = { fact: referralFeesTitle, confirm: toChecklist };
  const key = isRequired ? 'unconfirmed' : 'unconfirmedCheck';
  return <p className={styles.warning}>{t.rich(key, named)}</p>;
}

function Filters({ list: { asked, ask } }: { list: CommissionList }) {
  const t = useTranslations('admin.commissions');
  return (
    <Toolbar>
      <SearchField
        label={t('filters.label')}
        placeholder={t('filters.placeholder')}
        value={asked.q ?? ''}
        onSearch={(q) => ask({ q }, { replace: true })}
      />
      <Views asked={asked} ask={ask} />
    </Toolbar>
  );
}

const opensWith = { show: 'decide' } as const;

export function CommissionsTab() {
  const t = useTranslations('admin.commissions');
  const list = useList(listCommissions, { isLive: true, opensWith });
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
  const { data: sums } = useQuery(commissionSumsQuery());
  // Commissions due for payment come above those to approve.
  const isPayingDue = (sums?.states.approved.count ?? 0) > 0;
  const isDeciding = list.asked.show === 'decide' && !list.asked.q;
  const aside = (
    <div className={shared.row}>
      <TotalBadge of={list.data} />
      <RefreshButton of={[allUnder(listCommissions), listAgreements]} />
    </div>
  );
  return (
    <div className={shared.stack}>
      <CommissionSums />
      <Basis />
      <DisputesCard />
      {isPayingDue && <PayoutsCard />}
      <Card title={t('title')} isFlush aside={aside}>
        <Filters list={list} />
        <ApproveBar list={list} />
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
              action={<ToolButton onClick={showAll}>{t('showAll')}</ToolButton>}
            >
              {t(isDeciding ? 'decidedText' : 'noneText')}
            </EmptyState>
          }
          choosing={{
            allLabel: t('chooseAll'),
            rowLabel: ({ lead }) => t('choose', { name: lead.name }),
          }}
        />
      </Card>
      {!isPayingDue && <PayoutsCard />}
      <YearsCard />
      <AgreementCard />
    </div>
  );
}
