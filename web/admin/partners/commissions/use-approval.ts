import { useTranslations } from 'use-intl';
import type { approveCommissions } from '#core/contract/partners/commission/commissions.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import type { WriteSetup } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import type { CommissionList } from '../../api-types.ts';
import { staleAfterDecision } from './commission-queries.ts';

export type Approval = WriteSetup<AnswerOf<typeof approveCommissions>>;

/** The stale keys and messages of an approval, done or refused. */
export function useApproval(list: CommissionList, onDone: () => void): Approval {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  return {
    failed: t('approveFailed'),
    makesStale: staleAfterDecision,
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
  };
}
