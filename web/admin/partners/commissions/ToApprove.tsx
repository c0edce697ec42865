import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  approveCommissions,
  listCommissions,
} from '#core/contract/partners/commission/commissions.ts';
import { adminAffiliatePath } from '#core/contract/site.ts';
import { hindersApproval, missingParties } from '#core/domain/partners/basis.ts';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Chips } from '#web/office/list/Chips.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { useSelection } from '#web/office/list/use-selection.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Failure } from '#web/office/parts/Failure.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionRow } from '../../api-types.ts';
import { pathOf } from '../../navigation/tabs.ts';
import { UndoBar } from '../../undo/UndoBar.tsx';
import { AllCommissions } from './AllCommissions.tsx';
import { AskAffiliate } from './AskAffiliate.tsx';
import { ApproveDialog, sumOf } from './ApproveDialog.tsx';
import { DisputesCard, disputesOf } from './DisputesCard.tsx';
import { partyTones } from './MissingReasons.tsx';
import { useCommissionColumns } from './commission-columns.tsx';
import { commissionSumsQuery } from './commission-queries.ts';
import styles from './commissions.module.css';
import { useApproval } from './use-approval.ts';

const readyColumns = ['client', 'affiliate', 'computed', 'amount'];

function ReadyCard({ rows }: { rows: readonly CommissionRow[] }) {
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
  const columns = useCommissionColumns().filter(({ name }) => readyColumns.includes(name));
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
      <Failure text={approving.failure} />
      <UndoBar place="commissions" />
    </Card>
  );
}

type Who = (typeof missingParties)[number] | 'all';

/** What the commissions of one affiliate lack, each thing once. */
function Lacking({ rows, who }: { rows: readonly CommissionRow[]; who: Who }) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { affiliate } = rows[0]!;
  const things = new Map(rows.flatMap(({ missing }) => missing).map((one) => [one.what, one]));
  const payable = rows.filter(({ status }) => status === 'qualified');
  return (
    <li className={styles.lacking}>
      <div className={shared.lines}>
        <Link className={shared.rowName} to={adminAffiliatePath(affiliate.id)}>
          {affiliate.name}
        </Link>
        <span className={shared.small}>{rows.map(({ lead }) => lead.name).join(', ')}</span>
        <strong>{cents(sumOf(rows))}</strong>
        {payable.length > 0 && (
          <ToolButton onClick={() => setIsAsking(true)}>{t('lacks.anyway')}</ToolButton>
        )}
        <AskAffiliate {...affiliate} missing={[...things.values()]} />
        <ApproveDialog rows={payable} isOpen={isAsking} onOpenChange={setIsAsking} />
      </div>
      <ul>
        {payable.length < rows.length && <li>{t('checks.closedUnqualified')}</li>}
        {[...things.values()]
          .filter((one) => who === 'all' || one.who === who)
          .map((one) => (
            <li key={one.what} className={shared.between}>
              <span>
                <Badge tone={partyTones[one.who]}>{t(`who.${one.who}`)}</Badge>{' '}
                {basisTexts.en[one.what]}
              </span>
              {one.path && <Link to={one.path}>{t(`cures.${one.what}`)}</Link>}
            </li>
          ))}
      </ul>
    </li>
  );
}

function LacksCard({ rows }: { rows: readonly CommissionRow[] }) {
  const t = useTranslations('admin.commissions');
  const [who, setWho] = useState<Who>('all');
  const byAffiliate = [...Map.groupBy(rows, ({ affiliate }) => affiliate.id).values()];
  const isOf = (own: readonly CommissionRow[], party: Who) =>
    party === 'all' || own.some(({ missing }) => missing.some((one) => one.who === party));
  const choices = ['all', ...missingParties] as const;
  return (
    <Card
      title={t('lacks.title')}
      aside={
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
      }
    >
      <ul>
        {byAffiliate
          .filter((own) => isOf(own, who))
          .map((own) => (
            <Lacking key={own[0]!.affiliate.id} rows={own} who={who} />
          ))}
      </ul>
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

// As many as one answer holds; the rest follows as these are decided.
const closed = { show: 'closed', sort: 'createdAt', direction: 'asc', pageSize: 100 } as const;

function Closed() {
  const t = useTranslations('admin.commissions');
  const found = useQuery(callQuery(listCommissions, { query: closed }));
  const isReady = ({ status, missing }: CommissionRow) =>
    status === 'qualified' && !missing.some(hindersApproval);
  return (
    <Loaded query={found} failure={t('failed')} lines={8}>
      {({ items }) => (
        <>
          <ReadyCard rows={items.filter(isReady)} />
          <LacksCard rows={items.filter((row) => !isReady(row))} />
        </>
      )}
    </Loaded>
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
