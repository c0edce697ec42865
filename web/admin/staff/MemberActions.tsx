import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { resetMember, unlinkMember, updateMember } from '#core/contract/staff/members.ts';
import { Pencil } from '#web/kit/icons.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { MemberRow } from '../api-types.ts';
import { memberKeys } from '../queries/members.ts';
import { toastRefusal } from '../toast-refusal.ts';
import { useDraftName } from '../use-draft-name.ts';
import { EditMemberDialog } from './EditMemberDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { memberName } from './member-name.ts';
import styles from './staff.module.css';

interface ActionProps {
  member: MemberRow;
}

/** Mails the link to a new password after a question; an invitation goes again at once. */
function LinkButton({ member }: ActionProps) {
  const t = useTranslations('admin.staff.link');
  const [isAsked, setIsAsked] = useState(false);
  const { id, isInvited } = member;
  const name = memberName(member);
  const { mutate, isPending } = useWrite(resetMember, {
    makesStale: [memberKeys.all],
    onSuccess({ email }) {
      setIsAsked(false);
      toastSuccess({ title: t('done'), description: email });
    },
    onError(error) {
      setIsAsked(false);
      toastRefusal(t('failed'), error);
    },
  });
  const send = () => mutate({ params: { id } });
  return (
    <>
      <ToolButton
        variant="quiet"
        aria-label={t(isInvited ? 'againTo' : 'resetOf', { name })}
        disabled={isPending}
        onClick={() => (isInvited ? send() : setIsAsked(true))}
      >
        {t(isInvited ? 'again' : 'reset')}
      </ToolButton>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('title')}
        confirm={t('confirm')}
        isPending={isPending}
        onConfirm={send}
      >
        {t('question', { name, email: member.email ?? '' })}
      </ConfirmDialog>
    </>
  );
}

/** Takes the link to the identity provider away, after a question. */
function UnlinkButton({ member }: ActionProps) {
  const t = useTranslations('admin.staff.unlink');
  const [isAsked, setIsAsked] = useState(false);
  const name = memberName(member);
  const { mutate, isPending } = useWrite(unlinkMember, {
    makesStale: [memberKeys.all],
    onSuccess() {
      setIsAsked(false);
      toastSuccess({ title: t('done'), description: name });
    },
    onError(error) {
      setIsAsked(false);
      toastRefusal(t('failed'), error);
    },
  });
  return (
    <>
      <ToolButton
        variant="quiet"
        aria-label={t('buttonOf', { name })}
        disabled={isPending}
        onClick={() => setIsAsked(true)}
      >
        {t('button')}
      </ToolButton>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('title')}
        confirm={t('confirm')}
        isPending={isPending}
        onConfirm={() => mutate({ params: { id: member.id } })}
      >
        {t('question', { name })}
      </ConfirmDialog>
    </>
  );
}

function ReactivateButton({ member }: ActionProps) {
  const t = useTranslations('admin.staff.back');
  const { mutate, isPending } = useWrite(updateMember, {
    makesStale: [memberKeys.all],
    onSuccess: () => toastSuccess({ title: t('done'), description: memberName(member) }),
    onError: (error) => toastRefusal(t('failed'), error),
  });
  return (
    <ToolButton
      variant="quiet"
      aria-label={t('buttonOf', { name: memberName(member) })}
      disabled={isPending}
      onClick={() => mutate({ params: { id: member.id }, body: { isActive: true } })}
    >
      {t('button')}
    </ToolButton>
  );
}

export function MemberActions({ member }: ActionProps) {
  const t = useTranslations('admin.staff');
  const drafts = useTranslations('admin.draft');
  const draftName = useDraftName(`member:${member.id}`);
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  const [isLeaving, setIsLeaving] = useState(false);
  const name = memberName(member);
  const said = (label: string) => (isUnsaved ? drafts('unsavedOf', { label }) : label);
  return (
    <div className={`${shared.rowEnd} ${styles.rowActions}`}>
      <ToolButton
        variant={isUnsaved ? 'ink' : 'quiet'}
        isSquare
        aria-label={said(t('edit.buttonOf', { name }))}
        title={said(t('edit.button'))}
        onClick={() => setIsOpen(true)}
      >
        <Pencil size={18} />
      </ToolButton>
      {member.isActive ? (
        <>
          {member.email && <LinkButton member={member} />}
          {member.hasSignOn && <UnlinkButton member={member} />}
          <ToolButton
            variant="quiet"
            aria-label={t('leave.buttonOf', { name })}
            onClick={() => setIsLeaving(true)}
          >
            {t('leave.button')}
          </ToolButton>
        </>
      ) : (
        <ReactivateButton member={member} />
      )}
      <EditMemberDialog
        member={member}
        draftName={draftName}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
      <LeaveDialog
        member={member}
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
      />
    </div>
  );
}
