import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadDetail } from '../api-types.ts';
import { humanize } from '../../office/parts/humanize.ts';
import styles from './lead.module.css';
import { suspicionLabels } from './lead-labels.ts';

/** The record itself. */
export function LeadInformationCard({ lead }: { lead: LeadDetail }) {
  return (
    <Card title="Lead Information">
      {lead.suspicion.length > 0 && (
        <div className={lead.isSuspicious ? styles.suspicion : styles.hint}>
          <p>{lead.isSuspicious ? 'This lead looks suspicious:' : 'Noticed when it was sent:'}</p>
          <ul>
            {lead.suspicion.map((reason) => (
              <li key={reason}>{suspicionLabels(reason)}</li>
            ))}
          </ul>
        </div>
      )}
      <Facts>
        <Fact name="Lead ID">{lead.id}</Fact>
        <Fact name="Received">
          <ExactTime value={lead.createdAt} />
        </Fact>
        <Fact name="Last change">
          <ExactTime value={lead.updatedAt} />
        </Fact>
        <Fact name="Transaction">{lead.transactionType && humanize(lead.transactionType)}</Fact>
        <Fact name="Session">
          {lead.sessionId && <code className={styles.code}>{lead.sessionId.slice(0, 8)}</code>}
        </Fact>
      </Facts>
    </Card>
  );
}
