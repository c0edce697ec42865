import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  approveCommissions,
  listCommissions,
} from '#core/contract/partners/commission/commissions.ts';
import { adminAffiliatePath } from '#core/contract/site.ts';
import { missingParties } from '#core/domain/partners/basis.ts';
import { stateName } from '#core/domain/us-states.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Chips } from '#web/office/list/Chips.tsx';
import { Pagination } from '#web/office/list/Pagination.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { useSelection } from '#web/office/list/use-selection.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Failure } from '#web/office/parts/Failure.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionRow } from '../../api-types.ts';
import { pathOf } from '../../navigation/tabs.ts';
import { UndoBar } from '../../undo/UndoBar.tsx';
import { BasisInPlace } from '../affiliate/BasisCard.tsx';
import { AllCommissions } from './AllCommissions.tsx';
import { AskAffiliate } from './AskAffiliate.tsx';
import { ApproveDialog, sumOf } from './ApproveDialog.tsx';
import { DisputesCard, disputesOf } from './DisputesCard.tsx';
import { isTwice, MissingThings, partiesOf } from './MissingThings.tsx';
import { useCommissionColumns } from './commission-columns.tsx';
import { commissionSumsQuery } from './commission-queries.ts';
import styles from './commissions.module.css';
import { useApproval } from './use-approval.ts';

const readyColumns = ['client', 'affiliate', 'payee', 'computed', 'amount', 'waiting'] as const;

/** A page of what is ready or lacks something, the oldest first. */
function usePart(show: 'ready' | 'lacking') {
  const [step, setStep] = useState<{ page: number; cursor?: string | undefined }>({ page: 1 });
  const oldest = { show, sort: 'createdAt', direction: 'asc', pageSize: 100 } as const;
  const found = useAnswer(
    listCommissions,
    { query: { ...oldest, ...step } },
    { placeholderData: keepPreviousData },
  );
  const pages = found.data && <Pagination list={found.data} onPage={setStep} />;
  return { found, pages };
}

interface PartProps {
  rows: readonly CommissionRow[];
  pages: ReactNode;
}

function ReadyCard({ rows, pages }: PartProps) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  // All are ticked as they come: what is kept is what was unticked.
  const left = useSelection<CommissionRow>('ready');
  const ids = new Set(rows.map(({ id }) => id).filter((id) => !left.ids.has(id)));
  const selection = { ...left, ids };
  const chosen = rows.filter(({ id }) => ids.has(id));
  const approving = useWrite(
    approveCommissions,
    useApproval(chosen, () => {}),
  );
  const referrals = chosen.map(({ id, earnedCents }) => ({ id, earnedCents }));
  const columns = useCommissionColumns(readyColumns);
  return (
    <Card
      title={t('ready.title')}
      isFlush
      aside={
        <ToolButton
          variant="ink"
          disabled={chosen.length === 0 || approving.isPending}
          onClick={() => approving.mutate({ body: { referrals } })}
        >
          {t('ready.approve', { count: String(chosen.length), amount: cents(sumOf(chosen)) })}
        </ToolButton>
      }
    >
      {rows.length === 0 ? (
        <p className={styles.line}>{t('ready.none')}</p>
      ) : (
        <Table
          caption={t('ready.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          choosing={{
            selection,
            allLabel: t('chooseAll'),
            rowLabel: ({ lead }) => t('choose', { name: lead.name }),
          }}
        />
      )}
      {pages}
      <Failure text={approving.failure} />
      <UndoBar place="commissions" />
    </Card>
  );
}

type Who = (typeof missingParties)[number] | 'all';

function Lacking({ rows, who }: { rows: readonly CommissionRow[]; who: Who }) {
  const t = useTranslations('admin.commissions');
  const kinds = useTranslations('admin.basis.kinds');
  const { cents } = useFormats();
  const asking = useDialog();
  const [isRecording, setIsRecording] = useState(false);
  const { affiliate } = rows[0]!;
  const { id, name, state, kind } = affiliate;
  const payable = rows.filter((row) => row.status === 'qualified' && !isTwice(row));
  const about = [state && stateName(state), kind && kinds(kind)].filter(Boolean);
  return (
    <li className={styles.lacking}>
      <div className={shared.lines}>
        <Link className={shared.rowName} to={adminAffiliatePath(id)}>
          {name}
        </Link>
        <span className={shared.small}>{about.join(' · ')}</span>
        <span className={shared.small}>
          {t('referrals', { count: rows.length })}: {rows.map(({ lead }) => lead.name).join(', ')}
        </span>
        <strong>{cents(sumOf(rows))}</strong>
        <div className={shared.row}>
          {payable.length > 0 && <ToolButton onClick={asking.open}>{t('lacks.anyway')}</ToolButton>}
          <AskAffiliate {...affiliate} missing={rows.flatMap((row) => row.missing)} />
        </div>
        <ApproveDialog rows={payable} dialog={asking} />
      </div>
      <div>
        {isRecording && <BasisInPlace id={id} onDone={() => setIsRecording(false)} />}
        <MissingThings
          rows={rows}
          who={who}
          affiliate={affiliate}
          onRecord={() => setIsRecording((before) => !before)}
        />
      </div>
    </li>
  );
}

function LacksCard({ rows, pages }: PartProps) {
  const t = useTranslations('admin.commissions');
  const [who, setWho] = useState<Who>('all');
  const byAffiliate = [...Map.groupBy(rows, ({ affiliate }) => affiliate.id).values()];
  const isOf = (own: readonly CommissionRow[], party: Who) =>
    party === 'all' || own.some((row) => partiesOf(row).includes(party));
  const choices = ['all', ...missingParties] as const;
  return (
    <Card
      title={t('lacks.title')}
      aside={
        rows.length > 0 && (
          <Chips
            label={t('lacks.filter')}
            choices={choices.map((value) => ({
              value,
              words: t(`who.${value}`),
              count: byAffiliate.filter((own) => isOf(own, value)).length,
            }))}
            isChosen={(value) => value === who}
            onChoose={setWho}
          />
        )
      }
    >
      {rows.length === 0 && <p className={shared.soft}>{t('lacks.none')}</p>}
      <ul>
        {byAffiliate
          .filter((own) => isOf(own, who))
          .map((own) => (
            <Lacking key={own[0]!.affiliate.id} rows={own} who={who} />
          ))}
      </ul>
      {pages}
    </Card>
  );
}

function WaitingCard() {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const { data } = useQuery(commissionSumsQuery());
  return (
    <Card
      title={t('waiting')}
      aside={<Link to={`${pathOf('commissions')}&show=decide`}>{t('showAll')}</Link>}
    >
      {data?.waiting.length === 0 && <p className={shared.soft}>{t('noneWaits')}</p>}
      <ul className={shared.statements}>
        {data?.waiting.map(({ leadStatus, count, earnedCents }) => (
          <li key={leadStatus}>
            <span>
              {leadStatus} · {t('referrals', { count })}
            </span>
            <span className={shared.strong}>{cents(earnedCents)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A card while its rows load: its head stands where it will. */
const waitingFor = (title: string) => (
  <Card title={title}>
    <Skeleton lines={4} />
  </Card>
);

function Closed() {
  const t = useTranslations('admin.commissions');
  const ready = usePart('ready');
  const lacking = usePart('lacking');
  return (
    <>
      <Loaded query={ready.found} failure={t('failed')} lines={waitingFor(t('ready.title'))}>
        {({ items }) => <ReadyCard rows={items} pages={ready.pages} />}
      </Loaded>
      <Loaded query={lacking.found} failure={t('failed')} lines={waitingFor(t('lacks.title'))}>
        {({ items }) => <LacksCard rows={items} pages={lacking.pages} />}
      </Loaded>
    </>
  );
}

const asksFor = ['q', 'status', 'affiliate', 'show'];

/** What can be approved, what lacks something, and what has not closed; a search lists them all. */
export function ToApprove() {
  const [parameters] = useSearchParams();
  const disputes = useQuery(disputesOf('open'));
  const isDisputed = (disputes.data?.items.length ?? 0) > 0;
  if (asksFor.some((name) => parameters.has(name))) {
    return <AllCommissions />;
  }
  return (
    <>
      {isDisputed && <DisputesCard />}
      <Closed />
      <WaitingCard />
      {!isDisputed && <DisputesCard />}
    </>
  );
}
