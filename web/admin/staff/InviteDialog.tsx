import { useTranslations } from 'use-intl';
import { inviteMember } from '#core/contract/staff/members.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { DraftNote } from '../draft/DraftNote.tsx';
import { memberKeys } from '../queries/members.ts';
import { MemberFields } from './MemberFields.tsx';
import { blankMember, memberBody, statesError } from './member-body.ts';
import styles from './staff.module.css';

interface InviteFormProps {
  draftName: string;
  onDone: () => void;
}

function InviteForm({ draftName, onDone }: InviteFormProps) {
  const t = useTranslations('admin.staff.invite');
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  const { form, field, typed, forget, isPending } = useContractForm(inviteMember, {
    start: blankMember,
    draftName,
    alsoCheck: statesError,
    toBody: memberBody,
    makesStale: [memberKeys.all],
    onSuccess({ email }) {
      toastSuccess({ title: t('done'), description: email ?? '' });
      onDone();
    },
    onError: (error) => sayFailed(refusalText(error)),
    onInvalid: () => sayFailed(t('check')),
  });
  return (
    <form
      {...form}
      className={styles.form}
    >
      <MemberFields
        field={field}
        typed={typed}
        labels={{ cancel: t('cancel'), submit: isPending ? t('pending') : t('submit') }}
        isPending={isPending}
        onCancel={() => {
          forget();
          onDone();
        }}
      />
    </form>
  );
}

interface InviteDialogProps {
  draftName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function InviteDialog({ draftName, isOpen, onOpenChange }: InviteDialogProps) {
  const t = useTranslations('admin.staff.invite');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
    >
      <DraftNote name={draftName} />
      <InviteForm
        draftName={draftName}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
