import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import type { Column } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { SentMailRow } from '../api-types.ts';
import styles from './sent-mail.module.css';
import { useMailKind } from './use-mail-words.ts';

/** Shows one mail. */
export type OpenMail = (id: number) => void;

/** The colour of each state. */
export const stateTones = {
  waiting: 'amber',
  sent: 'green',
  failed: 'red',
  withheld: 'grey',
  no_server: 'amber',
} as const;

interface CellProps {
  mail: SentMailRow;
}

function What({ mail: { id, subject, kind, leadId }, onOpen }: CellProps & { onOpen: OpenMail }) {
  const t = useTranslations('admin.sentMail');
  const kindOf = useMailKind();
  // A mail is written when it leaves; until then it is known by its kind.
  const shown = subject ?? kindOf(kind);
  return (
    <div className={shared.lines}>
      <button
        type="button"
        className={shared.rowButton}
        aria-label={t('open', { subject: shown })}
        onClick={() => onOpen(id)}
      >
        {shown}
      </button>
      <span className={shared.small}>
        {leadId !== null && (
          <Link
            to={adminLeadPath(leadId)}
            className={styles.reference}
          >
            {leadReference(leadId)}
          </Link>
        )}
        {leadId !== null && subject && ' · '}
        {subject && kindOf(kind)}
      </span>
    </div>
  );
}

function State({ mail: { state, reason } }: CellProps) {
  const t = useTranslations('admin.sentMail');
  return (
    <div className={shared.lines}>
      <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
      {reason && state !== 'no_server' && <span className={shared.small}>{reason}</span>}
    </div>
  );
}

/** The columns of the list of mails. */
export function useSentMailColumns(onOpen: OpenMail): readonly Column<SentMailRow>[] {
  const t = useTranslations('admin.sentMail');
  return [
    {
      name: 'mail',
      header: t('columns.mail'),
      isTitle: true,
      side: 'start',
      cell: (mail) => (
        <What
          mail={mail}
          onOpen={onOpen}
        />
      ),
    },
    {
      name: 'recipient',
      header: t('columns.recipient'),
      side: 'start',
      cell: ({ recipient }) => <span className={styles.address}>{recipient ?? t('staff')}</span>,
    },
    {
      name: 'state',
      header: t('columns.state'),
      side: 'start',
      cell: (mail) => <State mail={mail} />,
    },
    {
      name: 'attempts',
      header: t('columns.attempts'),
      isNarrow: true,
      side: 'end',
      cell: ({ attempts }) => (
        <>
          {attempts}
          <span className={styles.unit}> {t('tries', { count: attempts })}</span>
        </>
      ),
    },
    {
      name: 'at',
      header: t('columns.at'),
      sort: 'createdAt',
      isNarrow: true,
      side: 'corner',
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
  ];
}

/** Gives the grey rows of the list their size. */
export const placeholderMail: SentMailRow = {
  id: 0,
  kind: 'lead_to_staff',
  recipient: 'maria.gonzalez@example.com',
  subject: 'Your application',
  state: 'sent',
  attempts: 1,
  reason: null,
  serverAnswer: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  sentAt: null,
  nextTryAt: null,
  leadId: 1,
};
