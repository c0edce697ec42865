import { useQuery } from '@tanstack/react-query';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Check } from '#web/kit/icons.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import type { Programme } from '../api-types.ts';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { programmeKeys, programmeQuery } from '../queries/programme.ts';
import styles from './programme.module.css';
import { RuleCard } from './RuleCard.tsx';

function FactsToConfirm({ facts }: { facts: Programme['factsToConfirm'] }) {
  return (
    <Card
      title="Facts to confirm before going live"
      isFlush
      aside={facts.length > 0 && <Badge tone="red">{facts.length} open</Badge>}
    >
      {facts.length === 0 ? (
        <EmptyState
          icon={<Check />}
          title="Everything is confirmed"
        />
      ) : (
        <ul className={styles.facts}>
          {facts.map(({ id, title, detail, severity }) => (
            <li
              key={id}
              className={styles.fact}
            >
              <Badge tone={severity === 'high' ? 'red' : 'amber'}>
                {severity === 'high' ? 'High' : 'Medium'}
              </Badge>
              <div>
                <p className={styles.factTitle}>{title}</p>
                <p className={styles.detail}>{detail}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The rulebook: what must be confirmed, and every figure with its validity and source. */
export function ProgrammeTab() {
  const query = useQuery(programmeQuery);
  return (
    <Loaded
      query={query}
      failure="The program terms could not be loaded"
      lines={12}
    >
      {(programme) => <Rulebook programme={programme} />}
    </Loaded>
  );
}

function Rulebook({ programme }: { programme: Programme }) {
  const { asOf, version, factsToConfirm } = programme;
  return (
    <div className={styles.programme}>
      <div className={styles.line}>
        <p className={styles.terms}>
          Terms as of <time dateTime={asOf}>{asOf}</time>, version <code>{version}</code>
        </p>
        <RefreshButton queryKey={programmeKeys.all} />
      </div>
      <FactsToConfirm facts={factsToConfirm} />
      <RuleCard programme={programme} />
    </div>
  );
}
