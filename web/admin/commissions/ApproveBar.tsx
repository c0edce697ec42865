import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { approveCommissions } from '#core/contract/commission/commissions.ts';
import { Close } from '#web/kit/icons.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { RowChoice } from '#web/office/list/RowChoice.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { CommissionList, CommissionRow } from '../api-types.ts';
import styles from '../leads/bulk/bulk-bar.module.css';
import { CheckCounts } from './CheckCounts.tsx';
import { OverrideForm } from './OverrideForm.tsx';
import { useApproval } from './use-approval.ts';

type Seen = Pick<CommissionRow, 'earnedCents' | 'checks' | 'missing'>;

/** The referrals selected in the list, each with the amount that was shown and its checks. */
function useChosenCommissions({ data, selection }: CommissionList) {
  const [known, setKnown] = useState<{ page: typeof data; seen: ReadonlyMap<number, Seen> }>({
    page: undefined,
    seen: new Map(),
  });
  let { seen } = known;
  if (data && known.page !== data) {
    const onShow = data.items.map((row) => [row.id, row] as const);
    seen = new Map([...seen, ...onShow]);
    setKnown({ page: data, seen });
  }
  const referrals = [...selection.ids].map((id) => ({
    id: Number(id),
    earnedCents: seen.get(Number(id))?.earnedCents ?? 0,
  }));
  const countOf = (check: Seen['checks'][number]) =>
    referrals.filter(({ id }) => seen.get(id)?.checks.includes(check)).length;
  const lacking = referrals.filter(({ id }) => (seen.get(id)?.missing.length ?? 0) > 0);
  return {
    referrals,
    lacking: new Set(lacking.map(({ id }) => id)),
    missing: [...new Set(lacking.flatMap(({ id }) => seen.get(id)?.missing ?? []))],
    checks: {
      notClosed: countOf('notClosed'),
      ended: countOf('ended'),
      license: countOf('license'),
    },
    totalCents: referrals.reduce((sum, { earnedCents }) => sum + earnedCents, 0),
  };
}

export function ApproveBar({ list }: { list: CommissionList }) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { referrals, totalCents, checks, lacking, missing } = useChosenCommissions(list);
  const approval = useApproval(list, () => setIsAsking(false));
  const approving = useWrite(approveCommissions, approval);
  const { data, selection } = list;
  const rows = data?.items.map(({ id }) => id) ?? [];
  const isIdle = referrals.length === 0;
  const chosen = { count: referrals.length, amount: cents(totalCents) };
  return (
    <section
      className={`${styles.bar} ${isIdle ? styles.idle : ''}`}
      aria-label={t('approve')}
    >
      {(rows.length > 0 || !data) && (
        <label className={styles.all}>
          <RowChoice
            label={t('chooseAll')}
            ids={rows}
            selection={selection}
          />
          {isIdle && t('chooseAll')}
        </label>
      )}
      <p
        role="status"
        className={styles.count}
      >
        {!isIdle && t('chosen', chosen)}
      </p>
      {!isIdle && (
        <>
          <ToolButton
            variant="ink"
            onClick={() => setIsAsking(true)}
          >
            {t('approve')}
          </ToolButton>
          <ToolButton
            variant="quiet"
            isSquare
            aria-label={t('clear')}
            title={t('clear')}
            onClick={selection.clear}
          >
            <Close size={16} />
          </ToolButton>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking && lacking.size === 0}
        onOpenChange={setIsAsking}
        title={t('approveTitle')}
        confirm={t('approve')}
        isPending={approving.isPending}
        onConfirm={() => approving.mutate({ body: { referrals } })}
      >
        {t('approveQuestion', chosen)}
        <CheckCounts
          of={referrals.length}
          checks={checks}
        />
      </ConfirmDialog>
      <Dialog
        isOpen={isAsking && lacking.size > 0}
        onOpenChange={setIsAsking}
        title={t('override.title')}
        description={t('override.text', {
          found: String(lacking.size),
          count: String(referrals.length),
        })}
      >
        <OverrideForm
          chosen={{ referrals, lacking, missing }}
          approval={approval}
          onLeaveOut={() => {
            setIsAsking(false);
            selection.choose(referrals.map(({ id }) => id).filter((id) => !lacking.has(id)));
          }}
          onDone={() => setIsAsking(false)}
        >
          {t('approveQuestion', chosen)}
          <CheckCounts
            of={referrals.length}
            checks={checks}
          />
        </OverrideForm>
      </Dialog>
    </section>
  );
}
