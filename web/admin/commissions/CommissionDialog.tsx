import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  adjustCommission,
  reopenCommission,
  voidCommission,
} from '#core/contract/commission/commissions.ts';
import type { ReferralStatus } from '#core/domain/commission.ts';
import { centsFromDollars } from '#core/domain/money.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { LedgerLines } from '#web/office/commission/LedgerLines.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import { affiliateKeys } from '../queries/affiliates.ts';
import { commissionQuery } from '../queries/commissions.ts';
import { commissionKeys, payoutKeys } from '../queries/keys.ts';
import { useDraftName } from '../draft/DraftDialog.tsx';
import type { CommissionRow } from '../api-types.ts';
import styles from './commissions.module.css';
import { Missing } from './Missing.tsx';
import { ReasonField, ReasonForm } from './ReasonForm.tsx';

type Task = 'adjust' | 'void' | 'reopen';

const tasksOf: Readonly<Record<ReferralStatus, readonly Task[]>> = {
  pending: ['void'],
  qualified: ['adjust', 'void'],
  approved: ['adjust', 'reopen', 'void'],
  paid: ['adjust'],
  void: [],
};

function Lines({ id }: { id: number }) {
  const t = useTranslations('admin.commissions.detail');
  const { cents } = useFormats();
  const query = useQuery(commissionQuery(id));
  return (
    <Loaded
      query={query}
      failure={t('failed')}
      lines={4}
    >
      {({ lines, earnedCents }) =>
        lines.length === 0 ? (
          <p className={shared.small}>{t('noLines')}</p>
        ) : (
          <>
            <LedgerLines
              lines={lines}
              by={({ by }) => by && ` · ${t('by', { name: by })}`}
            />
            <p className={`${shared.between} ${styles.total}`}>
              <span>{t('earned')}</span>
              <strong>{cents(earnedCents)}</strong>
            </p>
          </>
        )
      }
    </Loaded>
  );
}

interface FormProps {
  id: number;
  onDone: () => void;
}

/** Signed dollars as they are typed, such as "-1,250.50", in cents; NaN for what is no amount. */
function typedCents(text: string): number {
  const plain = text.replace(/[\s$,]/g, '').replace('−', '-');
  return /^[+-]?\d+(\.\d{1,2})?$/.test(plain) ? centsFromDollars(Number(plain)) : Number.NaN;
}

function AdjustForm({ id, onDone }: FormProps) {
  const t = useTranslations('admin.commissions.adjust');
  const [key] = useState(() => crypto.randomUUID());
  const contractForm = useContractForm(adjustCommission, {
    draftName: useDraftName(`adjust:${id}`),
    start: { amountCents: '', reason: '' },
    toBody: ({ amountCents, reason }) => ({ key, reason, amountCents: typedCents(amountCents) }),
    options: { params: { id } },
    makesStale: [commissionKeys.all, payoutKeys.all, affiliateKeys.all],
    done: t('done'),
    failed: t('failed'),
    onSuccess: onDone,
  });
  const { field, isPending } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      label={t('title')}
      save={t(isPending ? 'saving' : 'save')}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      <TextInput
        {...field('amountCents')}
        label={t('dollars')}
        hint={t('dollarsHint')}
        maxLength={20}
        autoComplete="off"
      />
      <ReasonField field={field('reason')} />
    </DialogForm>
  );
}

function TaskForm({ task, id, onDone }: FormProps & { task: Task }) {
  const t = useTranslations('admin.commissions');
  const place = useRef<HTMLDivElement>(null);
  // The button that opened it is gone, and the keyboard with it.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      {task === 'adjust' ? (
        <AdjustForm
          id={id}
          onDone={onDone}
        />
      ) : (
        <ReasonForm
          entry={task === 'void' ? voidCommission : reopenCommission}
          id={id}
          draft={task}
          labels={{
            title: t(`${task}.title`),
            save: t(`${task}.save`),
            done: t(`${task}.done`),
            failed: t(`${task}.failed`),
          }}
          onDone={onDone}
        />
      )}
    </div>
  );
}

interface CommissionDialogProps {
  row: CommissionRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function CommissionDialog({ row, isOpen, onOpenChange }: CommissionDialogProps) {
  const t = useTranslations('admin.commissions.detail');
  const [task, setTask] = useState<Task | null>(null);
  const { id, lead, affiliate, status } = row;
  const done = () => setTask(null);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title', { name: lead.name })}
      description={t('text', { affiliate: affiliate.name })}
    >
      <Missing missing={row.missing} />
      <Lines id={id} />
      {task ? (
        <TaskForm
          key={task}
          task={task}
          id={id}
          onDone={done}
        />
      ) : (
        <div className={`${shared.ends} ${styles.answers}`}>
          {tasksOf[status].map((name) => (
            <Button
              key={name}
              onClick={() => setTask(name)}
            >
              {t(name)}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
