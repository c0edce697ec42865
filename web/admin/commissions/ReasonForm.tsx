import { useTranslations } from 'use-intl';
import type { reopenCommission, voidCommission } from '#core/contract/commission/commissions.ts';
import type { reversePayout } from '#core/contract/commission/payouts.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { FormAnswers } from '#web/office/form/FormAnswers.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { affiliateKeys } from '../queries/affiliates.ts';
import { commissionKeys, payoutKeys } from '../queries/keys.ts';
import { toastRefusal } from '../toast-refusal.ts';
import { useDraftName } from '../use-draft-name.ts';
import styles from './commissions.module.css';

interface ReasonFormProps {
  entry: typeof voidCommission | typeof reopenCommission | typeof reversePayout;
  id: number;
  /** The first part of the name of its draft. */
  draft: string;
  labels: { title?: string; save: string; done: string; failed: string };
  onDone: () => void;
}

/** Asks for the reason of a change of the ledger, and makes the change. */
export function ReasonForm({ entry, id, draft, labels, onDone }: ReasonFormProps) {
  const t = useTranslations('admin.commissions.adjust');
  const { form, field, forget, isPending } = useContractForm(entry as typeof voidCommission, {
    draftName: useDraftName(`${draft}:${id}`),
    start: { reason: '' },
    toBody: (typed) => typed,
    options: { params: { id } },
    makesStale: [commissionKeys.all, payoutKeys.all, affiliateKeys.all],
    onSuccess() {
      toastSuccess({ title: labels.done });
      onDone();
    },
    onError: (error) => toastRefusal(labels.failed, error),
  });
  return (
    <form
      {...form}
      className={`${shared.stack} ${styles.form}`}
      aria-label={labels.title}
    >
      <TextInput
        {...field('reason')}
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        autoComplete="off"
      />
      <FormAnswers
        save={isPending ? t('saving') : labels.save}
        isDisabled={isPending}
        onCancel={() => {
          forget();
          onDone();
        }}
      />
    </form>
  );
}
