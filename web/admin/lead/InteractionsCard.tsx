import { useState } from 'react';
import { listLeadInteractions } from '#core/contract/tracking.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { FailureState } from '#web/office/parts/EmptyState.tsx';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { totalText } from '#web/office/list/Pagination.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { InteractionRow, LeadDetail } from '../api-types.ts';
import { humanize } from '../../office/parts/humanize.ts';
import { interactionKeys } from '../queries/interactions.ts';
import styles from './lead.module.css';
import { stepDetails } from './lead-labels.ts';

const fewest = 5;
const most = 100;

function Interaction({ step }: { step: InteractionRow }) {
  const details = stepDetails(step.data);
  const place = [step.city, step.region, step.country].filter(Boolean).join(', ');
  return (
    <li>
      <span>
        <strong>{humanize(step.action)}</strong> <span className={styles.path}>{step.page}</span>
        {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
      </span>
      <span className={styles.trailEnd}>
        <RelativeTime
          value={step.createdAt}
          className={styles.small}
        />
        <span className={styles.small}>
          Session <code>{step.sessionId.slice(0, 8)}</code>
          {place && `, ${place}`}
        </span>
      </span>
    </li>
  );
}

/** What the visitor did before and after applying: the first five, the rest on demand. */
export function InteractionsCard({ lead: { id } }: { lead: LeadDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const pageSize = isOpen ? most : fewest;
  const { first, rows, error, refetch, hasMore, grow, isFetching } = useGrowingList(
    listLeadInteractions,
    { keys: interactionKeys, params: { id }, query: { pageSize } },
  );
  const count =
    first && rows.length > 0
      ? `Showing ${rows.length} of ${totalText(first)} visitor interactions`
      : '';
  return (
    <Card
      title="Visitor Interactions"
      aside={
        <span
          className={styles.soft}
          role="status"
        >
          {count}
        </span>
      }
    >
      {error ? (
        <FailureState
          error={error}
          title="The interactions could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : !first ? (
        <Skeleton lines={fewest} />
      ) : rows.length === 0 ? (
        <p className={styles.soft}>Nothing was recorded of this visitor.</p>
      ) : (
        <ul className={styles.trail}>
          {rows.map((step) => (
            <Interaction
              key={step.id}
              step={step}
            />
          ))}
        </ul>
      )}
      {first && first.total > fewest && (
        <div className={styles.more}>
          {isOpen && hasMore && (
            <ToolButton
              disabled={isFetching}
              onClick={() => void grow()}
            >
              Show more
            </ToolButton>
          )}
          <ToolButton
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Show only the first 5' : 'Show all'}
          </ToolButton>
        </div>
      )}
    </Card>
  );
}
