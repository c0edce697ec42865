import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { createPayout, type readDue } from '#core/contract/commission/payouts.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/parts/use-formats.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { affiliateKeys } from '../queries/affiliates.ts';
import { commissionKeys, payoutKeys } from '../queries/commissions.ts';
import { useDraftName } from '../use-draft-name.ts';
import styles from './commissions.module.css';

type Due = z.output<(typeof readDue)['answer']>;

const everybody = 'all';

/** Today where the person is, as 2026-11-22. */
function today(): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Whom to pay, when it was paid and under which reference. */
export function PayoutForm({ due, onDone }: { due: Due; onDone: () => void }) {
  const t = useTranslations('admin.commissions.payout');
  const parts = useTranslations('office.parts');
  const { cents } = useFormats();
  const [key] = useState(() => crypto.randomUUID());
  const payable = due.affiliates.filter(({ totalCents }) => totalCents > 0);
  const rowOf = (affiliateId: string) =>
    payable.find((row) => String(row.affiliateId) === affiliateId);
  const totalOf = (affiliateId: string) => rowOf(affiliateId)?.totalCents ?? due.totalCents;
  const { form, field, typed, forget, isPending } = useContractForm(createPayout, {
    draftName: useDraftName('payout'),
    start: { affiliateId: everybody, paidOn: today(), reference: '' },
    toBody: ({ affiliateId, paidOn, reference }) => ({
      key,
      affiliateId: rowOf(affiliateId)?.affiliateId ?? null,
      paidOn,
      reference,
      totalCents: totalOf(affiliateId),
    }),
    makesStale: [commissionKeys.all, payoutKeys.all, affiliateKeys.all],
    onSuccess({ id }) {
      toastSuccess({ title: t('done', { id: String(id) }) });
      onDone();
    },
    onError(error) {
      toastError({
        title: t('failedToPay'),
        description: error instanceof CallError ? error.body?.message : undefined,
      });
    },
  });
  const held = due.held > 0 && <p className={styles.warning}>{t('held', { count: due.held })}</p>;
  if (payable.length === 0) {
    return (
      <>
        <p>{t('nothing')}</p>
        {held}
      </>
    );
  }
  const corrected = payable.filter(({ correctionCents }) => correctionCents !== 0);
  const choices = [
    { value: everybody, label: t('everybody', { amount: cents(due.totalCents) }) },
    ...payable.map(({ affiliateId, name, totalCents }) => ({
      value: String(affiliateId),
      label: t('choice', { name, amount: cents(totalCents) }),
    })),
  ];
  const cancel = () => {
    forget();
    onDone();
  };
  return (
    <form
      {...form}
      className={styles.form}
    >
      <Select
        {...field('affiliateId')}
        label={t('affiliate')}
        options={choices}
      />
      {corrected.map(({ affiliateId, name, correctionCents }) => (
        <p
          key={affiliateId}
          className={styles.soft}
        >
          {t('correction', { name, amount: cents(correctionCents) })}
        </p>
      ))}
      {held}
      <TextInput
        {...field('paidOn')}
        label={t('paidOn')}
        type="date"
      />
      <TextInput
        {...field('reference')}
        label={t('reference')}
        hint={t('referenceHint')}
        maxLength={120}
        autoComplete="off"
      />
      <div className={styles.answers}>
        <Button onClick={cancel}>{parts('cancel')}</Button>
        <Button
          type="submit"
          variant="ink"
          disabled={isPending}
        >
          {isPending ? t('saving') : t('save', { amount: cents(totalOf(typed.affiliateId)) })}
        </Button>
      </div>
    </form>
  );
}
