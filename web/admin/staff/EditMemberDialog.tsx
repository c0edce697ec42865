import { useTranslations } from 'use-intl';
import { updateMember } from '#core/contract/staff/members.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import type { MemberRow } from '../api-types.ts';
import { DraftDialog, type DraftState } from '../draft/DraftDialog.tsx';
import { memberKeys } from '../queries/members.ts';
import { sessionQuery } from '../queries/session.ts';
import { MemberFields } from './MemberFields.tsx';
import { memberChanges, statesError, typedMember } from './member-body.ts';
import { memberName } from './member-name.ts';

interface EditProps {
  member: MemberRow;
  draft: DraftState;
}

function EditForm({ member, draft: { draftName, close } }: EditProps) {
  const t = useTranslations('admin.staff.edit');
  const contractForm = useContractForm(updateMember, {
    start: typedMember(member),
    draftName,
    alsoCheck: statesError,
    toBody: (values) => memberChanges(values, member),
    options: { params: { id: member.id } },
    makesStale: [memberKeys.all, sessionQuery.queryKey],
    done: t('done'),
    about: memberName,
    failed: t('failed'),
    check: t('check'),
    onSuccess: close,
  });
  return (
    <DialogForm
      of={contractForm}
      save={t(contractForm.isPending ? 'pending' : 'submit')}
      variant="sun"
      isPaired
      onDone={close}
    >
      <MemberFields {...contractForm} />
    </DialogForm>
  );
}

export function EditMemberDialog(props: EditProps) {
  const t = useTranslations('admin.staff.edit');
  return (
    <DraftDialog
      draft={props.draft}
      title={t('title')}
      description={t('text')}
    >
      <EditForm {...props} />
    </DraftDialog>
  );
}
