import { useTranslations } from 'use-intl';
import { updateMember } from '#core/contract/staff/members.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { MemberRow } from '../api-types.ts';
import { DraftNote } from '../draft/DraftNote.tsx';
import { memberKeys } from '../queries/members.ts';
import { sessionQuery } from '../queries/session.ts';
import { MemberFields } from './MemberFields.tsx';
import { memberChanges, statesError, typedMember } from './member-body.ts';
import { memberName } from './member-name.ts';
import styles from './staff.module.css';

interface EditProps {
  member: MemberRow;
  draftName: string;
  onDone: () => void;
}

function EditForm({ member, draftName, onDone }: EditProps) {
  const t = useTranslations('admin.staff.edit');
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  const { form, field, typed, forget, isPending } = useContractForm(updateMember, {
    start: typedMember(member),
    draftName,
    alsoCheck: statesError,
    toBody: (values) => memberChanges(values, member),
    options: { params: { id: member.id } },
    makesStale: [memberKeys.all, sessionQuery.queryKey],
    onSuccess(stored) {
      toastSuccess({ title: t('done'), description: memberName(stored) });
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

interface EditMemberDialogProps {
  member: MemberRow;
  draftName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function EditMemberDialog({
  member,
  draftName,
  isOpen,
  onOpenChange,
}: EditMemberDialogProps) {
  const t = useTranslations('admin.staff.edit');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
    >
      <DraftNote name={draftName} />
      <EditForm
        member={member}
        draftName={draftName}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
