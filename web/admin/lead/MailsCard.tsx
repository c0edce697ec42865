import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { humanize } from '#web/office/formats/humanize.ts';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import { pathOf } from '../navigation/tabs.ts';
import styles from './lead.module.css';
import { useStoredLabel } from './stored-label.ts';

type Mail = LeadDetail['mails'][number];

const tones = {
  sent: 'green',
  waiting: 'grey',
} as const;
function toneOf(status: string) {
  return Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'amber';
}

function MailLine({ mail: { id, kind, recipient, status, createdAt, sentAt } }: { mail: Mail }) {
  const t = useTranslations('admin.lead.mails');
  const statusLabel = useStoredLabel('mailStatus');
  return (
    <li>
      <span>
        <Link
          to={`${pathOf('sent')}&mail=${id}`}
          aria-label={t('read', { kind: humanize(kind) })}
        >
          {humanize(kind)}
        </Link>
        <span className={styles.under}>
          {recipient ? <EmailText>{recipient}</EmailText> : t('noRecipient')}
        </span>
      </span>
      <span className={styles.trailEnd}>
        <Badge tone={toneOf(status)}>{statusLabel(status)}</Badge>
        <ExactTime
          value={sentAt ?? createdAt}
          className={shared.smallWrap}
        />
      </span>
    </li>
  );
}

export function MailsCard({ mails }: { mails: readonly Mail[] }) {
  const t = useTranslations('admin.lead.mails');
  return (
    <Card title={t('title')}>
      {mails.length === 0 ? (
        <p className={shared.soft}>{t('none')}</p>
      ) : (
        <ul className={`${shared.list} ${styles.trail}`}>
          {mails.map((mail) => (
            <MailLine
              key={mail.id}
              mail={mail}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
