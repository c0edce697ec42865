import { useTranslations } from 'use-intl';
import { adminAffiliatePath, adminLeadPath } from '#core/contract/site.ts';
import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import type { BadgeTone } from '#core/domain/leads/lead-status.ts';
import { useLineText } from '#web/office/commission/line-text.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { RowLink } from '#web/office/shell/RowLink.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionRow } from '../../api-types.ts';
import { AlsoEarned } from './AlsoEarned.tsx';
import { CommissionDialog } from './CommissionDialog.tsx';
import { Missing } from './MissingReasons.tsx';
import styles from './commissions.module.css';

interface CellProps {
  row: CommissionRow;
}

const tones: Readonly<Record<ReferralStatus, BadgeTone>> = {
  pending: 'grey',
  qualified: 'amber',
  approved: 'teal',
  paid: 'green',
  void: 'grey',
};

const isAboutLead = (check: CommissionRow['checks'][number]) =>
  check === 'held' || check === 'ended' || check === 'notClosed';

function Client({ row }: CellProps) {
  const { lead, checks } = row;
  const t = useTranslations('admin.commissions');
  const checkText = (check: (typeof checks)[number]) => {
    if (check === 'held' || check === 'ended') {
      return lead.isDeleted
        ? t(`checks.${check}Deleted`)
        : t(`checks.${check}`, { status: lead.status });
    }
    return t(`checks.${check}`);
  };
  // Three checks are about progress; only the strongest is shown.
  const farthest = (['held', 'ended', 'notClosed'] as const).find((one) => checks.includes(one));
  const said = checks.filter((one) => one === farthest || !isAboutLead(one));
  return (
    <div className={shared.lines}>
      {lead.isDeleted ? (
        <span>
          {lead.name} ({t('deletedLead')})
        </span>
      ) : (
        <RowLink to={adminLeadPath(lead.id)} className={shared.rowName}>
          {lead.name}
        </RowLink>
      )}
      <span className={shared.small}>{lead.status}</span>
      {said.map((check) => (
        <span key={check} className={styles.check}>
          {checkText(check)}
        </span>
      ))}
      <AlsoEarned row={row} />
    </div>
  );
}

/** The earned amount, or a word if there is none; opens the ledger lines. */
function Amount({ row }: CellProps) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const isEarned = row.status !== 'pending' && row.status !== 'void';
  const dialog = useDialog();
  const shown = isEarned ? cents(row.earnedCents) : t('open');
  return (
    <>
      <ToolButton aria-label={t('forClient', { name: row.lead.name, shown })} onClick={dialog.open}>
        {shown}
      </ToolButton>
      <CommissionDialog row={row} dialog={dialog} />
    </>
  );
}

const columnsOfAll = ['client', 'affiliate', 'computed', 'amount', 'state', 'date'] as const;

type Name = (typeof columnsOfAll)[number] | 'payee' | 'waiting';

export function useCommissionColumns(
  shown: readonly Name[] = columnsOfAll,
): readonly Column<CommissionRow>[] {
  const t = useTranslations('admin.commissions');
  const columns = useTranslations('admin.commissions.columns');
  const kinds = useTranslations('admin.basis.payees');
  const { computedText } = useLineText();
  const all = columnsOf<CommissionRow, Name>(columns, {
    client: {
      isTitle: true,
      skeleton: { lines: 3 },
      side: 'start',
      cell: (row) => <Client row={row} />,
    },
    affiliate: {
      isWide: true,
      skeleton: { lines: 2 },
      side: 'start',
      cell: ({ affiliate: { id, name, company }, missing }) => (
        <div className={shared.lines}>
          <RowLink to={adminAffiliatePath(id)} className={shared.rowName}>
            {name}
          </RowLink>
          {company && <span className={shared.small}>{company}</span>}
          <Missing missing={missing} />
        </div>
      ),
    },
    // Who is paid if it is approved today.
    payee: {
      isWide: true,
      side: 'start',
      cell: ({ affiliate: { name, payee } }) =>
        payee ? (
          <>
            {payee.name} <span className={shared.small}>· {kinds(payee.kind)}</span>
          </>
        ) : (
          t('noPayee', { name })
        ),
    },
    computed: {
      isWide: true,
      side: 'start',
      cell: (row) => <span className={shared.small}>{computedText(row) ?? t('notComputed')}</span>,
    },
    amount: { skeleton: { as: 'button' }, side: 'end', cell: (row) => <Amount row={row} /> },
    state: {
      skeleton: { as: 'badge' },
      side: 'corner',
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`states.${status}`)}</Badge>,
    },
    date: {
      sort: 'createdAt',
      side: 'end',
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    waiting: {
      side: 'corner',
      cell: ({ lead, createdAt }) => <RelativeTime value={lead.closedAt ?? createdAt} />,
    },
  });
  return all.filter(({ name }) => shown.some((one) => one === name));
}
