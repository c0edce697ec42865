import { useQuery } from '@tanstack/react-query';
import { Badge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { EmptyState, FailureState } from '#web/kit/EmptyState.tsx';
import { Check } from '#web/kit/icons.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import type { Programme } from '../api-types.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import styles from './programme.module.css';
import { programmeQuery } from './queries.ts';
import { RuleCard } from './RuleCard.tsx';

function FactsToConfirm({ facts }: { facts: Programme['factsToConfirm'] }) {
  return (
    <Card title="Facts to confirm before going live" isFlush aside={facts.length > 0 && <Badge tone="red">{facts.length} open</Badge>}>
      {facts.length === 0 ? <EmptyState icon={<Check />} title="Everything is confirmed" />
        : (
          <ul className={styles.facts}>
            {facts.map(({ id, title, detail, severity }) => (
              <li key={id} className={styles.fact}>
                <Badge tone={severity === 'high' ? 'red' : 'amber'}>{severity === 'high' ? 'High' : 'Medium'}</Badge>
                <div><p className={styles.factTitle}>{title}</p><p className={styles.detail}>{detail}</p></div>
              </li>
            ))}
          </ul>
        )}
    </Card>
  );
}

/** The rulebook: what must be confirmed, and every figure with its validity and source. */
export function ProgrammeTab() {
  const { data, error, refetch } = useQuery(programmeQuery);
  if (error) return <FailureState error={error} title="The programme terms could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={12} />;
  return (
    <div className={styles.programme}>
      <div className={styles.line}>
        <p className={styles.terms}>Terms as of <time dateTime={data.asOf}>{data.asOf}</time>, version <code>{data.version}</code></p>
        <RefreshButton queryKey={programmeQuery.queryKey} />
      </div>
      <FactsToConfirm facts={data.factsToConfirm} />
      <RuleCard programme={data} />
    </div>
  );
}
