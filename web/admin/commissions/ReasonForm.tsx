import { useTranslations } from 'use-intl';
import type { reopenCommission, voidCommission } from '#core/contract/commission/commissions.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { FormAnswers } from '#web/office/form/FormAnswers.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { affiliateKeys } from '../queries/affiliates.ts';
import { useDraftName } from '../use-draft-name.ts';
import { commissionKeys, payoutKeys } from '../queries/keys-heard.ts';
import { toastRefusal } from '../toast-refusal.ts';
import styles from './commissions.module.css';

interface ReasonFormProps {
  entry: typeof voidCommission | typeof reopenCommission;
  task: 'void' | 'reopen';
  id: number;
  onDone: () => void;
}

export function ReasonForm({ entry, task, id, onDone }: ReasonFormProps) {
  const t = useTranslations(`admin.commissions.${task}`);
  const adjust = useTranslations('admin.commissions.adjust');
  const { form, field, forget, isPending } = useContractForm(entry as typeof voidCommission, {
    draftName: useDraftName(`${task}:${id}`),
    start: { reason: '' },
    toBody: (typed) => typed,
    options: { params: { id } },
    makesStale: [commissionKeys.all, payoutKeys.all, affiliateKeys.all],
    onSuccess() {
      toastSuccess({ title: t('done') });
      onDone();
    },
    onError(error) {
      toastRefusal(t('failed'), error);
    },
  });
  const cancel = () => {
    forget();
    onDone();
  };
  return (
    <form
      {...form}
      className={styles.form}
      aria-label={t('title')}
    >
      <TextInput
        {...field('reason')}
        label={adjust('reason')}
        hint={adjust('reasonHint')}
        maxLength={500}
        autoComplete="off"
      />
      <FormAnswers
        save={isPending ? adjust('saving') : t('save')}
        isDisabled={isPending}
        onCancel={cancel}
      />
    </form>
  );
}
