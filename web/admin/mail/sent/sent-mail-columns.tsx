import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { mailKinds, staffMailKind } from '#core/domain/mail/mail-kind.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { SentMailRow } from '../../api-types.ts';
import styles from './sent-mail.module.css';

/** The name of a kind of mail, including template tests. */
export function useMailKind(): (kind: string) => string {
  const t = useTranslations('admin.sent');
  const kinds = useTranslations('admin.templates.types');
  return (kind) => {
    const known = mailKinds.find((name) => name === kind);
    return known ? kinds(known) : t(kind === staffMailKind ? 'byStaff' : 'test');
  };
}

export type OpenMail = (id: number) => void;

export const stateTones = {
  waiting: 'amber',
  sent: 'green',
  failed: 'red',
  withheld: 'grey',
  no_server: 'amber',
} as const;

interface WhatProps {
  mail: SentMailRow;
  onOpen: OpenMail;
}

function What({ mail: { id, subject, kind, leadId }, onOpen }: WhatProps) {
  const t = useTranslations('admin.sent');
  const kindOf = useMailKind();
  // A mail gets its subject when it leaves; until then its kind is shown.
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
            className={`${shared.inlineCentered} ${styles.reference}`}
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

export function useSentMailColumns(onOpen: OpenMail): readonly Column<SentMailRow>[] {
  const t = useTranslations('admin.sent');
  const columns = useTranslations('admin.sent.columns');
  return columnsOf(columns, {
    mail: {
      isTitle: true,
      className: styles.subject,
      skeleton: { lines: 2 },
      side: 'start',
      cell: (mail) => <What mail={mail} onOpen={onOpen} />,
    },
    recipient: {
      isWide: true,
      side: 'start',
      cell: ({ recipient }) => <span className={shared.breakable}>{recipient ?? t('staff')}</span>,
    },
    state: {
      isWide: true,
      side: 'start',
      cell: ({ state, reason }) => (
        <div className={shared.lines}>
          <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
          {reason && state !== 'no_server' && <span className={shared.small}>{reason}</span>}
        </div>
      ),
    },
    attempts: {
      side: 'end',
      cell: ({ attempts }) => (
        <>
          {attempts}
          <span className={shared.inCard}> {t('tries', { count: attempts })}</span>
        </>
      ),
    },
    at: {
      sort: 'createdAt',
      side: 'corner',
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
  });
}
