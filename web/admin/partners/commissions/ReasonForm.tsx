import { useTranslations } from 'use-intl';
import type { ComponentProps } from 'react';
import type {
  reopenCommission,
  voidCommission,
} from '#core/contract/partners/commission/commissions.ts';
import type { reversePayout } from '#core/contract/partners/commission/payouts.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import styles from './commissions.module.css';
import { staleAfterDecision } from './commission-queries.ts';

interface ReasonFormProps {
  entry: typeof voidCommission | typeof reopenCommission | typeof reversePayout;
  id: number;
  /** The prefix of its draft's name. */
  draft: string;
  labels: { title?: string; save: string; done: string; failed: string };
  onDone: () => void;
}

/** Why the ledger is changed. */
export function ReasonField({ field }: { field: Omit<ComponentProps<typeof TextInput>, 'label'> }) {
  const t = useTranslations('admin.commissions.adjust');
  return (
    <TextInput
      {...field}
      label={t('reason')}
      hint={t('reasonHint')}
      maxLength={500}
      autoComplete="off"
    />
  );
}

/** Asks for the reason for a change of the ledger, and makes the change. */
export function ReasonForm({ entry, id, draft, labels, onDone }: ReasonFormProps) {
  const t = useTranslations('admin.commissions.adjust');
  const contractForm = useContractForm(entry as typeof voidCommission, {
    draftName: useDraftName(`${draft}:${id}`),
    start: { reason: '' },
    toBody: (typed) => typed,
    options: { params: { id } },
    makesStale: staleAfterDecision,
    done: labels.done,
    failed: labels.failed,
    onSuccess: onDone,
  });
  return (
    <DialogForm
      of={contractForm}
      label={labels.title}
      save={contractForm.isPending ? t('saving') : labels.save}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      <ReasonField field={contractForm.field('reason')} />
    </DialogForm>
  );
}
