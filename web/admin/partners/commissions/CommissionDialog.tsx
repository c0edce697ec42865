import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  reopenCommission,
  voidCommission,
} from '#core/contract/partners/commission/commissions.ts';
import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import { Button } from '#web/kit/Button.tsx';
import { LedgerLines } from '#web/office/commission/LedgerLines.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionRow, DisputeEntry as Entry } from '../../api-types.ts';
import { AdjustForm } from './AdjustForm.tsx';
import styles from './commissions.module.css';
import { Missing } from './Missing.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { commissionQuery } from './commission-queries.ts';

/** A dispute in the history of a commission: who asked when and why, and the outcome. */
function DisputeEntry({ dispute }: { dispute: Entry }) {
  const t = useTranslations('admin.commissions.detail.dispute');
  const { dateOf } = useFormats();
  const { affiliate, askedAt, why, decided } = dispute;
  return (
    <div className={shared.lines}>
      <p>
        <strong>{t('kind')}</strong> · {t('asked', { name: affiliate, why })}
      </p>
      <p className={shared.small}>{dateOf(askedAt)}</p>
      <p>{decided ? t(decided.outcome, { reason: decided.reason }) : t('open')}</p>
      {decided && (
        <p className={shared.small}>
          {t('decided', { date: dateOf(decided.at), name: decided.by })}
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
  const place = useRef<HTMLDivElement>(null);
  // The button that opened it is gone, and the focus with it.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      {task === 'adjust' ? (
        <AdjustForm id={id} onDone={onDone} />
      ) : (
        <ReasonForm
          entry={task === 'void' ? voidCommission : reopenCommission}
          params={{ id }}
          draft={`${task}:${id}`}
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
