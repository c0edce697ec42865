import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { resetMember, unlinkMember, updateMember } from '#core/contract/staff/members.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { EditButton, useDraftDialog } from '../draft/DraftDialog.tsx';
import type { MemberRow } from '../api-types.ts';
import { memberKeys } from '../queries/members.ts';
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
    done: t('done'),
    about: ({ email }) => email,
    failed: t('failed'),
    onSuccess: () => setIsAsked(false),
    onError: () => setIsAsked(false),
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
  const name = memberName(member);
  return (
    <ConfirmedWrite
      button={
        <ToolButton
          variant="quiet"
          aria-label={t('buttonOf', { name })}
        >
          {t('button')}
        </ToolButton>
      }
      entry={unlinkMember}
      options={{ params: { id: member.id } }}
      makesStale={[memberKeys.all]}
      title={t('title')}
      confirm={t('confirm')}
      done={t('done')}
      about={() => name}
      failed={t('failed')}
    >
      {t('question', { name })}
    </ConfirmedWrite>
  );
}

function ReactivateButton({ member }: ActionProps) {
  const t = useTranslations('admin.staff.back');
  const { mutate, isPending } = useWrite(updateMember, {
    makesStale: [memberKeys.all],
    done: t('done'),
    about: memberName,
    failed: t('failed'),
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
  const draft = useDraftDialog(`member:${member.id}`);
  const [isLeaving, setIsLeaving] = useState(false);
  const name = memberName(member);
  return (
    <div className={`${shared.rowEnd} ${styles.rowActions}`}>
      <EditButton
        draft={draft}
        label={t('edit.button')}
        labelOf={t('edit.buttonOf', { name })}
      />
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
        draft={draft}
      />
      <LeaveDialog
        member={member}
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
      />
    </div>
  );
}
