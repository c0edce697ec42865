import { useTranslations } from 'use-intl';
import {
  type approveCommissions,
  reopenCommission,
} from '#core/contract/partners/commission/commissions.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { useWrite, type WriteSetup } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { useUndoNotes } from '../../undo/use-undo-notes.ts';
import type { CommissionRow } from '../../api-types.ts';
import { staleAfterDecision } from './commission-queries.ts';

export type Approval = WriteSetup<AnswerOf<typeof approveCommissions>>;

export type LeftAlone = AnswerOf<typeof approveCommissions>['leftAlone'];

/** The stale keys and messages of an approval, done or refused, and its Undo. */
export function useApproval(
  rows: readonly CommissionRow[],
  onDone: (left: LeftAlone) => void,
): Approval {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const { offer } = useUndoNotes('commissions');
  const reopening = useWrite(reopenCommission, {
    makesStale: staleAfterDecision,
    failed: t('reopen.failed'),
  });
  return {
    failed: t('approveFailed'),
    makesStale: staleAfterDecision,
    onSuccess({ approved, approvedCents, leftAlone }) {
      onDone(leftAlone);
      focusContent();
      const title = t('approved', { count: approved });
      const left = leftAlone.length > 0 ? t('leftAlone', { count: leftAlone.length }) : null;
      const done = rows.filter(({ id }) => leftAlone.every((one) => one.id !== id));
      if (approved > 0) {
        offer({
          id: `approved ${done.map(({ id }) => id).join(' ')}`,
          text: `${title}: ${cents(approvedCents)}`,
          label: t('undo'),
          async onPress() {
            for (const { id } of done) {
              await reopening.mutateAsync({ params: { id }, body: { reason: t('undoReason') } });
            }
          },
        });
      }
      const can = approved > 0 ? t('approvedText', { amount: cents(approvedCents) }) : null;
      const description = [can, left].filter((text) => text !== null).join(' ');
      const say = approved > 0 ? toastSuccess : toastError;
      say({ title, description });
    },
  };
}
