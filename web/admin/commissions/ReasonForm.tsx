import { useTranslations } from 'use-intl';
import type { reopenCommission, voidCommission } from '#core/contract/commission/commissions.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { affiliateKeys } from '../queries/affiliates.ts';
import { commissionKeys, payoutKeys } from '../queries/commissions.ts';
import { useDraftName } from '../use-draft-name.ts';
import styles from './commissions.module.css';

interface ReasonFormProps {
  entry: typeof voidCommission | typeof reopenCommission;
  task: 'void' | 'reopen';
  id: number;
  onDone: () => void;
}

/** Voids a commission or takes its approval back, with a reason. */
export function ReasonForm({ entry, task, id, onDone }: ReasonFormProps) {
  const t = useTranslations(`admin.commissions.${task}`);
  const adjust = useTranslations('admin.commissions.adjust');
  const parts = useTranslations('office.parts');
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
      toastError({
        title: t('failed'),
        description: error instanceof CallError ? error.body?.message : undefined,
      });
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
      <div className={styles.answers}>
        <Button onClick={cancel}>{parts('cancel')}</Button>
        <Button
          type="submit"
          variant="ink"
          disabled={isPending}
        >
          {isPending ? adjust('saving') : t('save')}
        </Button>
      </div>
    </form>
  );
}
