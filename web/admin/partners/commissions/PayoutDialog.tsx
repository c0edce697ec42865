import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { listCommissions } from '#core/contract/partners/commission/commissions.ts';
import { createPayout, listPayouts, readDue } from '#core/contract/partners/commission/payouts.ts';
import { CallError } from '#web/kit/api.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { NameList } from '#web/office/parts/NameList.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { CheckCounts } from './CheckCounts.tsx';
import styles from './commissions.module.css';
import { staleAfterDecision } from './commission-queries.ts';

type Due = z.output<(typeof readDue)['answer']>;

const everybody = 'all';

/** The affiliates that a payout pays: one by id, or all. */
interface Choice {
  affiliateId: string;
  includesInactive: boolean;
}

// An older date is more often a typo than a payment.
const mostDaysBack = 60;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000));
}

function PayoutForm({ due, onDone }: { due: Due; onDone: () => void }) {
  const t = useTranslations('admin.commissions.payout');
  const { cents, money } = useFormats();
  const [key] = useState(() => crypto.randomUUID());
  const payable = due.affiliates.filter(({ totalCents }) => totalCents > 0);
  const rowOf = (affiliateId: string) =>
    payable.find((row) => String(row.affiliateId) === affiliateId);
  const low = payable.filter(({ isBelowMinimum }) => isBelowMinimum);
  const inTurn = payable.filter(({ isBelowMinimum }) => !isBelowMinimum);
  const asleep = inTurn.filter(({ isActive }) => !isActive);
  const paidBy = ({ affiliateId, includesInactive }: Choice) => {
    const only = rowOf(affiliateId);
    return only ? [only] : inTurn.filter(({ isActive }) => isActive || includesInactive);
  };
  const totalOf = ({ affiliateId, includesInactive }: Choice) =>
    rowOf(affiliateId)?.totalCents ?? due.totalCents + (includesInactive ? due.inactiveCents : 0);
  /** The day of the newest approval in the payout: the payment must not be earlier. */
  const sinceOf = (choice: Choice) => {
    const days = paidBy(choice).map(({ since }) => since ?? '');
    return days.toSorted().at(-1) ?? '';
  };
  const isOld = (values: Choice & { paidOn: string }) =>
    daysBetween(values.paidOn, due.today) > mostDaysBack && values.paidOn >= sinceOf(values);
  const queries = useQueryClient();
  const contractForm = useContractForm(createPayout, {
    draftName: useDraftName('payout'),
    start: {
      affiliateId: everybody,
      includesInactive: false,
      paidOn: due.today,
      isMeant: false,
      reference: '',
    },
    alsoCheck: (values) => (isOld(values) && !values.isMeant ? { isMeant: 'paidOn.old' } : {}),
    toBody: ({ isMeant: _, ...values }) => ({
      ...values,
      key,
      affiliateId: rowOf(values.affiliateId)?.affiliateId ?? null,
      totalCents: totalOf(values),
    }),
    makesStale: staleAfterDecision,
    failed: t('failedToPay'),
    onSuccess({ id }) {
      toastSuccess({ title: t('done', { id: String(id) }) });
      onDone();
    },
    onError(error) {
      // A colleague has paid or approved, so the amount due has changed.
      if (error instanceof CallError && error.status === 409) {
        makeStale(queries, [allUnder(listPayouts), allUnder(listCommissions)]);
      }
    },
  });
  const { field, typed, isPending } = contractForm;
  const held = due.held > 0 && <p className={styles.warning}>{t('held', { count: due.held })}</p>;
  const waiting = due.affiliates
    .filter(({ affiliateId }) => [everybody, String(affiliateId)].includes(typed.affiliateId))
    .flatMap(({ affiliateId, name, waiting: below }) =>
      below.map(({ payeeName, cents: waits }) => (
        <p key={`${affiliateId} ${payeeName}`} className={shared.small}>
          {t('waiting', { name, payee: payeeName, amount: cents(waits) })}
        </p>
      )),
    );
  if (payable.length === 0) {
    return (
      <>
        <p>{t('nothing')}</p>
        {waiting}
        {held}
      </>
    );
  }
  const corrected = payable.filter(({ correctionCents }) => correctionCents !== 0);
  const choices = [
    { value: everybody, label: t('everybody', { amount: cents(due.totalCents) }) },
    ...payable.map(({ affiliateId, name, isActive, isBelowMinimum, totalCents }) => ({
      value: String(affiliateId),
      label: t(!isActive ? 'inactiveChoice' : isBelowMinimum ? 'lowChoice' : 'choice', {
        name,
        amount: cents(totalCents),
      }),
    })),
  ];
  const total = totalOf(typed);
  const sum = (numberOf: (row: Due['affiliates'][number]) => number) =>
    paidBy(typed).reduce((all, row) => all + numberOf(row), 0);
  return (
    <DialogForm
      of={contractForm}
      save={isPending ? t('saving') : t('save', { amount: cents(total) })}
      isDisabled={total === 0}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      <Select {...field('affiliateId')} label={t('affiliate')} options={choices} />
      {typed.affiliateId === everybody && asleep.length > 0 && (
        <Checkbox
          {...field('includesInactive')}
          optional={t('optional')}
          label={t('includesInactive', {
            count: asleep.length,
            amount: cents(due.inactiveCents),
          })}
          hint={t('inactiveHint', { names: asleep.map(({ name }) => name).join(', ') })}
        />
      )}
      {typed.affiliateId === everybody && low.length > 0 && (
        <p className={shared.small}>
          {t('belowMinimum', {
            minimum: money(due.minimumCents),
            names: low.map((row) => `${row.name} (${cents(row.totalCents)})`).join(', '),
          })}
        </p>
      )}
      {typed.affiliateId === everybody && (
        <NameList names={paidBy(typed).map((row) => `${row.name}: ${cents(row.totalCents)}`)} />
      )}
      {waiting}
      {corrected.map(({ affiliateId, name, correctionCents }) => (
        <p key={affiliateId} className={shared.small}>
          {t('correction', { name, amount: cents(correctionCents) })}
        </p>
      ))}
      <div>
        <CheckCounts
          of={sum(({ referrals }) => referrals)}
          checks={{
            basis: sum(({ checks }) => checks.basis),
            notClosed: sum(({ checks }) => checks.notClosed),
            license: sum(({ checks }) => checks.license),
            price: sum(({ checks }) => checks.price),
          }}
        />
      </div>
      {held}
      <TextInput
        {...field('paidOn')}
        label={t('paidOn')}
        type="date"
        min={sinceOf(typed)}
        max={due.today}
      />
      {isOld(typed) && (
        <Checkbox
          {...field('isMeant')}
          label={t('isMeant', { days: String(daysBetween(typed.paidOn, due.today)) })}
        />
      )}
      <TextInput
        {...field('reference')}
        label={t('reference')}
        hint={t('referenceHint')}
        maxLength={120}
        autoComplete="off"
      />
    </DialogForm>
  );
}

export function PayoutDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.commissions.payout');
  const due = useQuery(
    // Never cached, because the admin is about to agree to these amounts.
    callQuery(readDue, { query: {} }, { staleTime: 0, gcTime: 0 }),
  );
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('title')} description={t('text')}>
      <Loaded query={due} failure={t('failed')} lines={4}>
        {(found) => <PayoutForm due={found} onDone={onClose} />}
      </Loaded>
    </Dialog>
  );
}
