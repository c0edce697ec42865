import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { approveCommissions } from '#core/contract/commission/commissions.ts';
import { Close } from '#web/kit/icons.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { RowChoice } from '#web/office/list/RowChoice.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import styles from '../leads/bulk/bulk-bar.module.css';
import { affiliateKeys } from '../queries/affiliates.ts';
import { commissionKeys, payoutKeys, referralKeys } from '../queries/keys.ts';
import { CheckCounts } from './CheckCounts.tsx';
import type { CommissionList } from '../api-types.ts';
import { useChosenCommissions } from './use-chosen-commissions.ts';

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
      toastError({
        title: t('approveFailed'),
        description: refusalText(error),
      });
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
