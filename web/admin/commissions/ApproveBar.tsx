import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { approveCommissions } from '#core/contract/commission/commissions.ts';
import { Close } from '#web/kit/icons.tsx';
import { toastRefusal, useWrite } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { RowChoice } from '#web/office/list/RowChoice.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import type { CommissionList, CommissionRow } from '../api-types.ts';
import styles from '../leads/bulk/bulk-bar.module.css';
import { affiliateKeys } from '../queries/affiliates.ts';
import { commissionKeys, payoutKeys, referralKeys } from '../queries/keys.ts';
import { CheckCounts } from './CheckCounts.tsx';

type Seen = Pick<CommissionRow, 'earnedCents' | 'checks'>;

/** The referrals that are chosen in the list, each with the amount that was on show, and what to look at. */
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
  return {
    referrals,
    checks: {
      notClosed: countOf('notClosed'),
      ended: countOf('ended'),
      license: countOf('license'),
    },
    totalCents: referrals.reduce((sum, { earnedCents }) => sum + earnedCents, 0),
  };
}

function useApproval(list: CommissionList, onDone: () => void) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  return useWrite(approveCommissions, {
    makesStale: [commissionKeys.all, payoutKeys.all, affiliateKeys.all, referralKeys.all],
    onSuccess({ approved, approvedCents, leftAlone }) {
      onDone();
      list.selection.choose(leftAlone.map(({ id }) => id));
      focusContent();
      const title = t('approved', { count: approved });
      const left = leftAlone.length > 0 ? t('leftAlone', { count: leftAlone.length }) : null;
      const can = approved > 0 ? t('approvedText', { amount: cents(approvedCents) }) : null;
      const description = [can, left].filter((text) => text !== null).join(' ');
      const say = approved > 0 ? toastSuccess : toastError;
      say({ title, description });
    },
    onError(error) {
      onDone();
      toastRefusal(t('approveFailed'), error);
    },
  });
}

export function ApproveBar({ list }: { list: CommissionList }) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { referrals, totalCents, checks } = useChosenCommissions(list);
  const approval = useApproval(list, () => setIsAsking(false));
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
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('approveTitle')}
        confirm={t('approve')}
        isPending={approval.isPending}
        onConfirm={() => approval.mutate({ body: { referrals } })}
      >
        {t('approveQuestion', chosen)}
        <CheckCounts
          of={referrals.length}
          checks={checks}
        />
      </ConfirmDialog>
    </section>
  );
}
