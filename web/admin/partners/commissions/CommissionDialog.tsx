import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  adjustCommission,
  reopenCommission,
  voidCommission,
} from '#core/contract/partners/commission/commissions.ts';
import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import { Button } from '#web/kit/Button.tsx';
import { LedgerLines } from '#web/office/commission/LedgerLines.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import type { DialogState } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import type { CommissionRow, DisputeEntry as Entry } from '../../api-types.ts';
import styles from './commissions.module.css';
import { ReasonForm } from '../../draft/ReasonButton.tsx';
import {
  commissionQuery,
  commissionSumsQuery,
  staleAfterDecision,
  useReasonTexts,
} from './commission-queries.ts';
import { hindersApproval } from '#core/domain/partners/basis.ts';
import { readCents } from '#core/domain/typed/typed-number.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { AlsoEarned } from './AlsoEarned.tsx';
import { Missing, MissingReasons } from './MissingReasons.tsx';

function typedCents(text: string): number {
  return readCents(text) ?? Number.NaN;
}

/** What an approved or paid commission lacks that is required; nothing for an estimate. */
function useMissing(id: number) {
  const { data } = useQuery(commissionQuery(id));
  const { data: sums } = useQuery(commissionSumsQuery());
  const isRequired = sums?.basis.isRequired !== false;
  const isAdded = isRequired && data !== undefined && data.status !== 'qualified';
  return isAdded ? data.missing.filter(hindersApproval) : [];
}

/**
 * Adds to or subtracts from a commission. An increase without its basis needs a person who vouches.
 */
function AdjustForm({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useTranslations('admin.commissions.adjust');
  const tOverride = useTranslations('admin.commissions.override');
  const [key] = useState(() => crypto.randomUUID());
  const missing = useMissing(id);
  const needsName = (dollars: string) => missing.length > 0 && typedCents(dollars) > 0;
  const contractForm = useContractForm(adjustCommission, {
    draftName: useDraftName(`adjust:${id}`),
    start: { amountCents: '', name: '', reason: '' },
    alsoCheck: ({ amountCents, name }) =>
      needsName(amountCents) && name.trim() === '' ? { name: 'text.line' as const } : {},
    toBody: ({ amountCents, name, reason }) => ({
      key,
      reason,
      amountCents: typedCents(amountCents),
      ...(needsName(amountCents) && { override: { name } }),
    }),
    options: { params: { id } },
    makesStale: staleAfterDecision,
    t,
    onSuccess: onDone,
  });
  const { line, isPending, typed } = contractForm;
  const isException = needsName(typed.amountCents);
  const save = isException ? 'saveException' : 'save';
  return (
    <DialogForm
      of={contractForm}
      label={t('title')}
      save={t(isPending ? 'saving' : save)}
      onDone={onDone}
    >
      <TextInput
        {...line('amountCents')}
        label={t('dollars')}
        hint={t('dollarsHint')}
        maxLength={20}
      />
      {isException && (
        <>
          <p>{t('exception')}</p>
          <MissingReasons missing={missing} className={shared.small} />
          <TextInput
            {...line('name')}
            label={tOverride('name')}
            hint={tOverride('nameHint')}
            maxLength={120}
          />
        </>
      )}
      <TextInput {...line('reason')} label={t('reason')} hint={t('reasonHint')} />
    </DialogForm>
  );
}

function DisputeEntry({ dispute }: { dispute: Entry }) {
  const t = useTranslations('admin.commissions.detail.dispute');
  const { affiliate, askedAt, why, decided } = dispute;
  return (
    <div className={shared.lines}>
      <p>
        <strong>{t('kind')}</strong> · {t('asked', { name: affiliate, why })}
      </p>
      <p className={shared.small}>{dayOf(askedAt)}</p>
      <p>{decided ? t(decided.outcome, { reason: decided.reason }) : t('open')}</p>
      {decided && (
        <p className={shared.small}>
          {t('decided', { date: dayOf(decided.at), name: decided.by })}
        </p>
      )}
    </div>
  );
}

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
    <Loaded query={query} failure={t('failed')} lines={4}>
      {({ lines, disputes, earnedCents }) =>
        lines.length === 0 && disputes.length === 0 ? (
          <p className={shared.small}>{t('noLines')}</p>
        ) : (
          <>
            <LedgerLines
              lines={lines}
              events={disputes.map((dispute) => ({
                at: dispute.decided?.at ?? dispute.askedAt,
                content: <DisputeEntry dispute={dispute} />,
              }))}
              by={({ by, override }) =>
                // A person who vouches is free text; the author is an account.
                by && ` · ${t(override ? 'recordedBy' : 'by', { name: by })}`
              }
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

function TaskForm({ task, id, onDone }: FormProps & { task: Task }) {
  const t = useTranslations('admin.commissions');
  const texts = useReasonTexts();
  const draftName = useDraftName(`${task}:${id}`);
  const place = useRef<HTMLDivElement>(null);
  // The button that opened it is gone, and the focus with it.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.form}>
      {task === 'adjust' ? (
        <AdjustForm id={id} onDone={onDone} />
      ) : (
        <ReasonForm
          entry={task === 'void' ? voidCommission : reopenCommission}
          {...texts}
          options={{ params: { id } }}
          draftName={draftName}
          title={t(`${task}.title`)}
          save={t(`${task}.save`)}
          done={t(`${task}.done`)}
          failed={t(`${task}.failed`)}
          onDone={onDone}
        />
      )}
    </div>
  );
}

export function CommissionDialog({ row, dialog }: { row: CommissionRow; dialog: DialogState }) {
  const t = useTranslations('admin.commissions.detail');
  const [task, setTask] = useState<Task | null>(null);
  const { id, lead, affiliate, status } = row;
  const done = () => setTask(null);
  return (
    <Dialog
      {...dialog}
      title={t('title', { name: lead.name })}
      description={t('text', { affiliate: affiliate.name })}
    >
      <Missing missing={row.missing} />
      <AlsoEarned row={row} />
      <Lines id={id} />
      {task ? (
        <TaskForm key={task} task={task} id={id} onDone={done} />
      ) : (
        <div className={`${shared.ends} ${styles.answers}`}>
          {tasksOf[status].map((name) => (
            <Button key={name} onClick={() => setTask(name)}>
              {t(name)}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
