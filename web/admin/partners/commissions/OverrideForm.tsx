import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { approveCommissions } from '#core/contract/partners/commission/commissions.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { NameList } from '#web/office/parts/NameList.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionRow } from '../../api-types.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { ReasonField } from './ReasonForm.tsx';
import type { Approval } from './use-approval.ts';
import { MissingReasons } from './MissingReasons.tsx';
import styles from './commissions.module.css';

interface OverrideFormProps {
  chosen: {
    referrals: readonly { id: number; earnedCents: number }[];
    names: readonly string[];
    lacking: ReadonlySet<number>;
    missing: CommissionRow['missing'];
  };
  approval: Approval;
  children: ReactNode;
  onLeaveOut: () => void;
  onDone: () => void;
}

/** Missing requirements of the chosen commissions, and who approves them anyway. */
export function OverrideForm(props: OverrideFormProps) {
  const { chosen, approval, children, onLeaveOut, onDone } = props;
  const { referrals, names, lacking, missing } = chosen;
  const t = useTranslations('admin.commissions.override');
  const contractForm = useContractForm(approveCommissions, {
    draftName: useDraftName('override'),
    start: { name: '', reason: '' },
    alsoCheck: ({ name, reason }) => ({
      ...(name.trim() === '' && { name: 'text.line' as const }),
      ...(reason.trim() === '' && { reason: 'text.line' as const }),
    }),
    toBody: (override) => ({ referrals: [...referrals], override }),
    ...approval,
  });
  const { field, isPending } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      save={t(isPending ? 'saving' : 'save')}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      <MissingReasons missing={missing} className={shared.small} />
      {lacking.size < referrals.length && <Button onClick={onLeaveOut}>{t('leaveOut')}</Button>}
      <p>{children}</p>
      <NameList names={names} />
      <TextInput
        {...field('name')}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={120}
        autoComplete="off"
      />
      <ReasonField field={field('reason')} label={t('reason')} />
    </DialogForm>
  );
}
