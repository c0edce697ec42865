import { useTranslations } from 'use-intl';
import { inviteMember, listMembers } from '#core/contract/accounts/members.ts';
import { leadWorkers } from '#core/domain/accounts/staff-role.ts';
import { Plus } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { NothingFound } from '#web/office/list/NothingFound.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { ListSearch } from '#web/office/list/SearchField.tsx';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { useList } from '#web/office/list/use-list.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import type { MemberList, MemberRow } from '../../api-types.ts';
import { DraftDialog, type DraftDialogState, UnsavedBadge } from '../../draft/DraftDialog.tsx';
import { useAskedDraft } from '../../draft/use-asked-draft.ts';
import { MemberFields } from './MemberFields.tsx';
import { blankMember, memberBody, statesError } from './member-body.ts';
import { MemberActions } from './MemberActions.tsx';
import { memberName } from './member-name.ts';
import styles from './staff.module.css';
import { useInvitation } from './use-invitation.tsx';

interface CellProps {
  member: MemberRow;
}

/** The most important state of an account for an admin; nothing for an ordinary one. */
function State({ member: { isActive, isInvited, hasSecondFactor, hasSignOn } }: CellProps) {
  const t = useTranslations('admin.staff.states');
  if (!isActive) {
    return <Badge>{t('inactive')}</Badge>;
  }
  if (isInvited) {
    return <Badge tone="blue">{t('invited')}</Badge>;
  }
  // Only the identity provider knows whether a sign-on asks for a second factor.
  return hasSecondFactor || hasSignOn ? null : <Badge tone="amber">{t('noSecondFactor')}</Badge>;
}

function Who({ member }: CellProps) {
  const { username, email } = member;
  const name = memberName(member);
  const address = [name !== username && username, email].filter(Boolean).join(' · ');
  return (
    <div className={shared.lines}>
      <span className={shared.marks}>
        <span className={shared.rowName}>{name}</span>
        <State member={member} />
      </span>
      {address && (
        <span className={shared.small}>
          <EmailText>{address}</EmailText>
        </span>
      )}
    </div>
  );
}

function LastLogin({ member: { lastLogin, isInvited, isActive, linkUntil } }: CellProps) {
  const t = useTranslations('admin.staff');
  if (lastLogin) {
    return <RelativeTime value={lastLogin} />;
  }
  if (!isInvited || !isActive) {
    return <span className={shared.small}>{t('never')}</span>;
  }
  const date = linkUntil && dayOf(linkUntil, 'dateTime');
  return (
    <span className={shared.small}>
      {date ? t('states.linkUntil', { date }) : t('states.noLink')}
    </span>
  );
}

function useMemberColumns(): readonly Column<MemberRow>[] {
  const t = useTranslations('admin.staff');
  const columns = useTranslations('admin.staff.columns');
  const names = useTranslations('admin.languages');
  const { number } = useFormats();
  // A member who does not work with leads has no such figures.
  const none = <span className={`${shared.small} ${shared.inTable}`}>–</span>;
  const works = ({ role }: MemberRow) => leadWorkers.includes(role);
  return columnsOf(columns, {
    name: {
      isTitle: true,
      skeleton: { lines: 2 },
      sort: 'firstName',
      side: 'start',
      cell: (member) => <Who member={member} />,
    },
    role: {
      skeleton: { as: 'badge' },
      side: 'corner',
      cell: ({ role }) => (
        <Badge tone={role === 'admin' ? 'violet' : 'grey'}>{t(`roles.${role}`)}</Badge>
      ),
    },
    shift: {
      side: 'end',
      cell: (member) =>
        !works(member) || !member.isActive ? (
          none
        ) : member.onShift ? (
          <Badge tone="green">{t('onShift')}</Badge>
        ) : (
          <span className={shared.small}>{t('offShift')}</span>
        ),
    },
    gets: {
      isWide: true,
      skeleton: { lines: 2 },
      side: 'start',
      cell: (member) =>
        works(member) ? (
          <div className={shared.lines}>
            <span>{member.languages.map((one) => names(one)).join(', ') || t('anyLanguage')}</span>
            <span className={shared.small}>{member.states.join(', ') || t('anyState')}</span>
          </div>
        ) : (
          none
        ),
    },
    leads: {
      side: 'end',
      cell: (member) =>
        works(member) ? (
          <>
            {number(member.leadsOwned)}
            <span className={shared.inCard}> {t('leads', { count: member.leadsOwned })}</span>
          </>
        ) : (
          none
        ),
    },
    lastLogin: { sort: 'lastLogin', side: 'end', cell: (member) => <LastLogin member={member} /> },
    actions: {
      skeleton: { as: 'button' },
      side: 'start',
      className: styles.ownLine,
      cell: (member) => <MemberActions member={member} />,
    },
  });
}

type Invited = ReturnType<typeof useInvitation>['show'];

function InviteForm(props: DraftDialogState & { onInvited: Invited }) {
  const { draftName, close, onInvited } = props;
  const t = useTranslations('admin.staff.invite');
  const contractForm = useContractForm(inviteMember, {
    start: blankMember,
    draftName,
    alsoCheck: statesError,
    toBody: memberBody,
    makesStale: [allUnder(listMembers)],
    failed: t('failed'),
    check: t('check'),
    onSuccess(answer) {
      close();
      onInvited(answer, t('done'));
    },
  });
  return (
    <DialogForm of={contractForm} t={t} variant="sun" hasTwoColumns onDone={close}>
      <MemberFields {...contractForm} />
    </DialogForm>
  );
}

function InviteDialog({ draft }: { draft: DraftDialogState }) {
  const t = useTranslations('admin.staff.invite');
  const invitation = useInvitation();
  return (
    <>
      <DraftDialog draft={draft} title={t('title')} description={t('text')}>
        <InviteForm {...draft} onInvited={invitation.show} />
      </DraftDialog>
      {invitation.dialog}
    </>
  );
}

const statuses = ['active', 'inactive'] as const;

function StaffFilters({ list }: { list: MemberList }) {
  const { asked, ask } = list;
  const t = useTranslations('admin.staff.filters');
  return (
    <Toolbar>
      <ListSearch list={list} t={t} />
      <QuietSelect
        label={t('status')}
        value={asked.status ?? ''}
        onChange={({ target }) => ask({ status: statuses.find((name) => name === target.value) })}
        choices={[['', t('all')], ...statuses.map((name) => [name, t(name)] as const)]}
      />
    </Toolbar>
  );
}

export function StaffTab() {
  const t = useTranslations('admin.staff');
  const draft = useAskedDraft('member:new');
  const list = useList(listMembers, {
    opensWith: { sort: 'firstName', direction: 'asc' },
  });
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div className={shared.row}>
          <RefreshButton of={[allUnder(listMembers)]} />
          <ToolButton variant="ink" onClick={draft.open}>
            <Plus size={16} />
            {t('invite.button')}
            {draft.isUnsaved && <UnsavedBadge />}
          </ToolButton>
        </div>
      }
    >
      <StaffFilters list={list} />
      <ListTable
        list={list}
        t={t}
        columns={useMemberColumns()}
        lines={5}
        empty={<NothingFound list={list} t={t} />}
      />
      <InviteDialog draft={draft} />
    </Card>
  );
}
