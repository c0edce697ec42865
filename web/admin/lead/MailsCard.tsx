import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadDetail } from '../api-types.ts';
import { EmailText } from '../../office/parts/EmailText.tsx';
import { humanize } from '../../office/parts/humanize.ts';
import styles from './lead.module.css';
import { mailStatusLabels } from './lead-labels.ts';

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
                <Badge tone={tone(status)}>{mailStatusLabels(status)}</Badge>
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
