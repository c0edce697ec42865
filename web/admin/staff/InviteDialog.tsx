import { useTranslations } from 'use-intl';
import { inviteMember } from '#core/contract/staff/members.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { DraftDialog, type DraftState } from '../draft/DraftDialog.tsx';
import { memberKeys } from '../queries/members.ts';
import { MemberFields } from './MemberFields.tsx';
import { blankMember, memberBody, statesError } from './member-body.ts';

function InviteForm({ draftName, close }: DraftState) {
  const t = useTranslations('admin.staff.invite');
  const contractForm = useContractForm(inviteMember, {
    start: blankMember,
    draftName,
    alsoCheck: statesError,
    toBody: memberBody,
    makesStale: [memberKeys.all],
    done: t('done'),
    about: ({ email }) => email ?? '',
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

export function InviteDialog({ draft }: { draft: DraftState }) {
  const t = useTranslations('admin.staff.invite');
  return (
    <DraftDialog
      draft={draft}
      title={t('title')}
      description={t('text')}
    >
      <InviteForm {...draft} />
    </DraftDialog>
  );
}
