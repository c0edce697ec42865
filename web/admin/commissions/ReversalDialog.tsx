import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { type payoutRow, reversePayout } from '#core/contract/commission/payouts.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { FormAnswers } from '#web/office/form/FormAnswers.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { affiliateKeys } from '../queries/affiliates.ts';
import { commissionKeys, payoutKeys } from '../queries/keys.ts';
import { useDraftName } from '../use-draft-name.ts';
import { toastRefusal } from '../toast-refusal.ts';
import styles from './commissions.module.css';

interface ReversalDialogProps {
  payout: z.output<typeof payoutRow>;
  onClose: () => void;
}

export function ReversalDialog({ payout, onClose }: ReversalDialogProps) {
  const t = useTranslations('admin.commissions.reversal');
  const adjust = useTranslations('admin.commissions.adjust');
  const { cents } = useFormats();
  const id = String(payout.id);
  const amount = cents(payout.totalCents);
  const { form, field, forget, isPending } = useContractForm(reversePayout, {
    draftName: useDraftName(`reverse:${id}`),
    start: { reason: '' },
    toBody: (typed) => typed,
    options: { params: { id: payout.id } },
    makesStale: [commissionKeys.all, payoutKeys.all, affiliateKeys.all],
    onSuccess() {
      toastSuccess({ title: t('done', { id }) });
      onClose();
    },
    onError(error) {
      toastRefusal(t('failed'), error);
    },
  });
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title', { id })}
      description={t('text', { amount })}
    >
      <form
        {...form}
        className={styles.form}
      >
        <TextInput
          {...field('reason')}
          label={adjust('reason')}
          hint={adjust('reasonHint')}
          maxLength={500}
          autoComplete="off"
        />
        <FormAnswers
          save={isPending ? adjust('saving') : t('save', { amount })}
          isDisabled={isPending}
          onCancel={cancel}
        />
      </form>
    </Dialog>
  );
}
