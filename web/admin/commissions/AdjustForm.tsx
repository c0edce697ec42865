import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { adjustCommission } from '#core/contract/commission/commissions.ts';
import { centsFromDollars } from '#core/domain/money.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { FormAnswers } from '#web/office/form/FormAnswers.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { affiliateKeys } from '../queries/affiliates.ts';
import { useDraftName } from '../use-draft-name.ts';
import { commissionKeys, payoutKeys } from '../queries/keys-heard.ts';
import { toastRefusal } from '../toast-refusal.ts';
import styles from './commissions.module.css';

const blank = { amountCents: '', reason: '' };

/** Signed dollars as they are typed, such as "-1,250.50", in cents; NaN for what is no amount. */
function typedCents(text: string): number {
  const plain = text.replace(/[\s$,]/g, '').replace('−', '-');
  return /^[+-]?\d+(\.\d{1,2})?$/.test(plain) ? centsFromDollars(Number(plain)) : Number.NaN;
}

export function AdjustForm({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useTranslations('admin.commissions.adjust');
  const [key] = useState(() => crypto.randomUUID());
  const { form, field, forget, isPending } = useContractForm(adjustCommission, {
    draftName: useDraftName(`adjust:${id}`),
    start: blank,
    toBody: ({ amountCents, reason }) => ({ key, reason, amountCents: typedCents(amountCents) }),
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
        {...field('amountCents')}
        label={t('dollars')}
        hint={t('dollarsHint')}
        maxLength={20}
        autoComplete="off"
      />
      <TextInput
        {...field('reason')}
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        autoComplete="off"
      />
      <FormAnswers
        save={isPending ? t('saving') : t('save')}
        isDisabled={isPending}
        onCancel={cancel}
      />
    </form>
  );
}
