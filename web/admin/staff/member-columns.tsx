import { useTranslations } from 'use-intl';
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

/** What an admin should know of an account before anything else; nothing of an ordinary one. */
function State({ member }: { member: MemberRow }) {
  const t = useTranslations('admin.staff.states');
  const { isActive, isInvited, linkUntil, hasSecondFactor } = member;
  if (!isActive) {
    return <Badge>{t('inactive')}</Badge>;
  }
  if (isInvited) {
    const until = linkUntil
      ? t('linkUntil', { date: formatDate(linkUntil, 'en', ownTimeZone(), 'dateTime') })
      : t('noLink');
    return (
      <>
        <Badge
          tone="blue"
          title={t('invitedHint')}
        >
          {t('invited')}
        </Badge>
        <span className={shared.small}>{until}</span>
      </>
    );
  }
  return hasSecondFactor ? null : <Badge tone="amber">{t('noSecondFactor')}</Badge>;
}

export function useMemberColumns(): readonly Column<MemberRow>[] {
  const t = useTranslations('admin.staff');
  const columns = useTranslations('admin.staff.columns');
  const names = useTranslations('admin.languages');
  const { number } = useFormats();
  return columnsOf(columns, {
    name: {
      isTitle: true,
      sort: 'firstName',
      side: 'line',
      cell: (member) => (
        <div className={shared.lines}>
          <span className={shared.rowName}>{memberName(member)}</span>
          <span className={shared.small}>
            {member.username}
            {member.email && (
              <>
                {' · '}
                <EmailText>{member.email}</EmailText>
              </>
            )}
          </span>
          <span className={shared.marks}>
            <State member={member} />
          </span>
        </div>
      ),
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
      side: 'start',
      cell: ({ onShift, isActive }) =>
        onShift && isActive ? (
          <Badge tone="green">{t('onShift')}</Badge>
        ) : (
          <span className={shared.small}>{t('offShift')}</span>
        ),
    },
    gets: {
      side: 'start',
      cell: ({ languages, states }) => (
        <div className={shared.lines}>
          <span>{languages.map((one) => names(one)).join(', ') || t('anyLanguage')}</span>
          <span className={shared.small}>{states.join(', ') || t('anyState')}</span>
        </div>
      ),
    },
    leads: {
      isNarrow: true,
      side: 'start',
      cell: ({ leadsOwned }) => (
        <>
          {number(leadsOwned)}
          <span className={styles.unit}> {t('leads', { count: leadsOwned })}</span>
        </>
      ),
    },
    lastLogin: {
      isNarrow: true,
      sort: 'lastLogin',
      side: 'start',
      cell: ({ lastLogin }) =>
        lastLogin ? (
          <RelativeTime value={lastLogin} />
        ) : (
          <span className={shared.small}>{t('never')}</span>
        ),
    },
    actions: {
      isNarrow: true,
      side: 'end',
      cell: (member) => <MemberActions member={member} />,
    },
  });
}
