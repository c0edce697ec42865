import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '@tanstack/react-query';
import {
  deactivateMember,
  listMembers,
  resetMember,
  unlinkMember,
  updateMember,
} from '#core/contract/accounts/members.ts';
import { readStaffSession } from '#core/contract/accounts/staff.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { Button } from '#web/kit/Button.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { type DialogState, useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import {
  DraftDialog,
  type DraftDialogState,
  EditButton,
  useDraftDialog,
} from '../../draft/DraftDialog.tsx';
import type { MemberRow } from '../../api-types.ts';
import { memberName } from './member-name.ts';
import { sessionQuery } from '../../navigation/session-query.ts';
import styles from './staff.module.css';
import { useInvitation } from './use-invitation.tsx';
import { MemberFields } from './MemberFields.tsx';
import { memberChanges, statesError, typedMember } from './member-body.ts';
import { mayOwn, staffNamesQuery } from './staff-names.ts';

const queue = 'queue' as const;

function LeaveForm({ member, onDone }: { member: MemberRow; onDone: () => void }) {
  const t = useTranslations('admin.staff.leave');
  const [leadsTo, setLeadsTo] = useState<number | typeof queue>(queue);
  const { data: names } = useQuery(staffNamesQuery);
  const { id, leadsOwned } = member;
  const { mutate, isPending } = useWrite(deactivateMember, {
    makesStale: [allUnder(listMembers), allUnder(listLeads)],
    t,
    about: ({ leadsMoved }) =>
      leadsMoved > 0 ? t('moved', { count: leadsMoved }) : memberName(member),
    onSuccess: onDone,
  });
  const successors = (names?.items ?? []).filter((one) => one.id !== id && mayOwn(one));
  return (
    <div className={shared.stack}>
      {leadsOwned > 0 && (
        <Select
          label={t('leadsTo', { count: leadsOwned })}
          value={leadsTo}
          onChange={({ target: { value } }) => setLeadsTo(value === queue ? queue : Number(value))}
          options={[
            { value: queue, label: t('queue') },
            ...successors.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
      )}
      <div className={shared.ends}>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button
          variant="ink"
          disabled={isPending}
          onClick={() => mutate({ params: { id }, query: { leadsTo } })}
        >
          {isPending ? t('pending') : t('submit')}
        </Button>
      </div>
    </div>
  );
}

function LeaveDialog({ member, dialog }: { member: MemberRow; dialog: DialogState }) {
  const t = useTranslations('admin.staff.leave');
  const isSelf = useQuery(sessionQuery).data?.id === member.id;
  return (
    <Dialog
      {...dialog}
      title={isSelf ? t('titleSelf') : t('title', { name: memberName(member) })}
      description={t(isSelf ? 'textSelf' : 'text')}
    >
      <LeaveForm member={member} onDone={dialog.close} />
    </Dialog>
  );
}

function EditForm({ member, draft }: ActionProps & { draft: DraftDialogState }) {
  const { draftName, close } = draft;
  const t = useTranslations('admin.staff.edit');
  const contractForm = useContractForm(updateMember, {
    start: typedMember(member),
    draftName,
    alsoCheck: statesError,
    toBody: (values) => memberChanges(values, member),
    options: { params: { id: member.id } },
    makesStale: [allUnder(listMembers), readStaffSession],
    t,
    about: memberName,
    check: t('check'),
    onSuccess: close,
  });
  return (
    <DialogForm of={contractForm} t={t} variant="sun" hasTwoColumns onDone={close}>
      <MemberFields {...contractForm} />
    </DialogForm>
  );
}

interface ActionProps {
  member: MemberRow;
}

/** Makes a link to a new password, or the invitation again, after a question. */
function LinkButton({ member }: ActionProps) {
  const t = useTranslations('admin.staff.link');
  const invitation = useInvitation();
  const { id, isInvited, email } = member;
  const name = memberName(member);
  return (
    <>
      <ConfirmedWrite
        button={
          <ToolButton variant="quiet" aria-label={t(isInvited ? 'againTo' : 'resetOf', { name })}>
            {t(isInvited ? 'again' : 'reset')}
          </ToolButton>
        }
        entry={resetMember}
        options={{ params: { id } }}
        makesStale={[allUnder(listMembers)]}
        title={t(isInvited ? 'againTitle' : 'title')}
        confirm={t('confirm')}
        failed={t('failed')}
        onSuccess={(answer) => invitation.show(answer, t('done'))}
      >
        {t(isInvited ? 'againQuestion' : 'question', { name, email: email ?? '' })}
      </ConfirmedWrite>
      {invitation.dialog}
    </>
  );
}

function UnlinkButton({ member }: ActionProps) {
  const t = useTranslations('admin.staff.unlink');
  const name = memberName(member);
  return (
    <ConfirmedWrite
      button={
        <ToolButton variant="quiet" aria-label={t('buttonOf', { name })}>
          {t('button')}
        </ToolButton>
      }
      entry={unlinkMember}
      options={{ params: { id: member.id } }}
      makesStale={[allUnder(listMembers)]}
      t={t}
      confirm={t('confirm')}
      about={() => name}
    >
      {t('question', { name })}
    </ConfirmedWrite>
  );
}

function ReactivateButton({ member }: ActionProps) {
  const t = useTranslations('admin.staff.back');
  const { mutate, isPending } = useWrite(updateMember, {
    makesStale: [allUnder(listMembers)],
    t,
    about: memberName,
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
  const leaving = useDialog();
  const name = memberName(member);
  return (
    <div className={`${shared.rowEnd} ${styles.rowActions}`}>
      <EditButton draft={draft} label={t('edit.button')} labelOf={t('edit.buttonOf', { name })} />
      {member.isActive ? (
        <>
          {member.email && <LinkButton member={member} />}
          {member.hasSignOn && <UnlinkButton member={member} />}
          <ToolButton
            variant="quiet"
            aria-label={t('leave.buttonOf', { name })}
            onClick={leaving.open}
          >
            {t('leave.button')}
          </ToolButton>
        </>
      ) : (
        <ReactivateButton member={member} />
      )}
      <DraftDialog draft={draft} title={t('edit.title')} description={t('edit.text')}>
        <EditForm member={member} draft={draft} />
      </DraftDialog>
      <LeaveDialog member={member} dialog={leaving} />
    </div>
  );
}
