import { Card } from '#web/office/parts/Card.tsx';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';

const actorLabels = (actor: string): string => (actor === 'visitor' ? 'the applicant' : actor);

/** Every status the lead had, and who gave it. */
export function StatusHistoryCard({ history }: { history: LeadDetail['statusHistory'] }) {
  return (
    <Card title="Status History">
      {history.length === 0 ? (
        <p className={styles.soft}>No change was recorded.</p>
      ) : (
        <ol className={styles.trail}>
          {history.map(({ toStatus, actor, changedAt }, at) => (
            <li key={at}>
              <StatusBadge status={toStatus} />
              <span className={styles.soft}>
                by {actorLabels(actor)}, <ExactTime value={changedAt} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
