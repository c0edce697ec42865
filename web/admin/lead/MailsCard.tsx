import { Badge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { ExactTime } from '#web/kit/RelativeTime.tsx';
import type { LeadDetail } from '../api-types.ts';
import { EmailText } from '../EmailText.tsx';
import { humanize } from '../words.ts';
import styles from './lead.module.css';
import { mailStatusWords } from './lead-words.ts';

const tone = (status: string) =>
  status === 'sent' ? 'green' : status === 'waiting' ? 'grey' : 'amber';

/** The mails this lead caused, the ones that could not leave included. */
export function MailsCard({ mails }: { mails: LeadDetail['mails'] }) {
  return (
    <Card title="Emails">
      {mails.length === 0 ? (
        <p className={styles.soft}>No email was written for this lead.</p>
      ) : (
        <ul className={styles.trail}>
          {mails.map(({ kind, recipient, status, createdAt, sentAt }, at) => (
            <li key={at}>
              <span>
                {humanize(kind)}
                <span className={styles.under}>
                  {recipient ? <EmailText>{recipient}</EmailText> : 'no recipient is set'}
                </span>
              </span>
              <span className={styles.trailEnd}>
                <Badge tone={tone(status)}>{mailStatusWords(status)}</Badge>
                <ExactTime
                  value={sentAt ?? createdAt}
                  className={styles.small}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
