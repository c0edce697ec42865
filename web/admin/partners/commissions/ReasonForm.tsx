import { type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type {
  reopenCommission,
  voidCommission,
} from '#core/contract/partners/commission/commissions.ts';
import type { renewPayee } from '#core/contract/partners/affiliate/payees.ts';
import type { returnPayee, reversePayout } from '#core/contract/partners/commission/payouts.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { May } from '../../May.tsx';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import styles from './commissions.module.css';
import { staleAfterDecision } from './commission-queries.ts';

interface ReasonFormProps {
  entry:
    | typeof voidCommission
    | typeof reopenCommission
    | typeof reversePayout
    | typeof returnPayee
    | typeof renewPayee;
  /** Of the address. */
  params: Record<string, number>;
  /** What the body has besides the reason. */
  more?: Record<string, number>;
  /** The name of the reason in the body. */
  name?: 'reason' | 'note';
  /** The prefix of its draft's name. */
  draft: string;
  labels: { title?: string; field?: string; save: string; done: string; failed: string };
  onDone: () => void;
}

export function ReasonField({
  field,
  label,
}: {
  field: Omit<ComponentProps<typeof TextInput>, 'label'>;
  /** Of a note that stays in the office. */
  label?: string | undefined;
}) {
  const t = useTranslations('admin.commissions.adjust');
  return (
    <TextInput
      {...field}
      label={label ?? t('reason')}
      hint={label ? undefined : t('reasonHint')}
      maxLength={500}
      autoComplete="off"
    />
  );
}

export function ReasonForm({
  entry,
  params,
  more,
  name = 'reason',
  draft,
  labels,
  onDone,
}: ReasonFormProps) {
  const t = useTranslations('admin.commissions.adjust');
  const contractForm = useContractForm(entry as typeof voidCommission, {
    draftName: useDraftName(draft),
    start: { [name]: '' },
    toBody: (typed) => ({ ...typed, ...more }) as { reason: string },
    options: { params } as { params: { id: number } },
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
      <ReasonField field={contractForm.field(name)} label={labels.field} />
    </DialogForm>
  );
}

interface ReasonButtonProps extends Omit<ReasonFormProps, 'onDone'> {
  open: string;
  /** The same for a screen reader, with what it is about. */
  openOf: string;
  title: string;
  description?: string;
}

export function ReasonButton({ open, openOf, title, description, ...form }: ReasonButtonProps) {
  const dialog = useDialog();
  return (
    <May call={form.entry}>
      <ToolButton aria-label={openOf} onClick={dialog.open}>
        {open}
      </ToolButton>
      <Dialog {...dialog} title={title} description={description}>
        <ReasonForm {...form} onDone={dialog.close} />
      </Dialog>
    </May>
  );
}
