import { useTranslations } from 'use-intl';
import { leadWorkers } from '#core/domain/staff-role.ts';
import { formatDate } from '#core/i18n/format.ts';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { MemberRow } from '../api-types.ts';
import { MemberActions } from './MemberActions.tsx';
import { memberName } from './member-name.ts';
import styles from './staff.module.css';

interface CellProps {
  member: MemberRow;
}

/** What an admin should know of an account before anything else; nothing of an ordinary one. */
function State({ member: { isActive, isInvited, hasSecondFactor, hasSignOn } }: CellProps) {
  const t = useTranslations('admin.staff.states');
  if (!isActive) {
    return <Badge>{t('inactive')}</Badge>;
  }
  if (isInvited) {
    return <Badge tone="blue">{t('invited')}</Badge>;
  }
  // What is asked for besides at a sign-on is known to the identity provider.
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
  const date = linkUntil && formatDate(linkUntil, 'en', ownTimeZone(), 'dateTime');
  return (
    <span className={shared.small}>
      {date ? t('states.linkUntil', { date }) : t('states.noLink')}
    </span>
  );
}

export function useMemberColumns(): readonly Column<MemberRow>[] {
  const t = useTranslations('admin.staff');
  const columns = useTranslations('admin.staff.columns');
  const names = useTranslations('admin.languages');
  const { number } = useFormats();
  // Of work with leads there is nothing to say where somebody does none.
  const none = <span className={`${shared.small} ${styles.none}`}>–</span>;
  const works = ({ role }: MemberRow) => leadWorkers.includes(role);
  return columnsOf(columns, {
    name: {
      isTitle: true,
      sort: 'firstName',
      side: 'start',
      cell: (member) => <Who member={member} />,
    },
    role: {
      isNarrow: true,
      side: 'corner',
      cell: ({ role }) => (
        <Badge tone={role === 'admin' ? 'violet' : 'grey'}>{t(`roles.${role}`)}</Badge>
      ),
    },
    shift: {
      isNarrow: true,
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
      isNarrow: true,
      side: 'end',
      cell: (member) =>
        works(member) ? (
          <>
            {number(member.leadsOwned)}
            <span className={styles.unit}> {t('leads', { count: member.leadsOwned })}</span>
          </>
        ) : (
          none
        ),
    },
    lastLogin: {
      isNarrow: true,
      sort: 'lastLogin',
      side: 'end',
      cell: (member) => <LastLogin member={member} />,
    },
    actions: {
      isNarrow: true,
      side: 'start',
      cell: (member) => <MemberActions member={member} />,
    },
  });
}
