import { type ReactNode, useState } from 'react';
import { isTermKey, termKeys } from '#core/domain/term-values.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Search } from '#web/kit/icons.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import type { Column } from '#web/office/list/column.ts';
import { Table } from '#web/office/list/Table.tsx';
import type { Programme } from '../api-types.ts';
import styles from './programme.module.css';
import { ruleName, ruleValue, validityOn, validityText } from './rule-labels.ts';

type Rule = Programme['rules'][number];

function Lines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={styles.rule}>
      {first}
      {second && <span className={styles.key}>{second}</span>}
    </div>
  );
}

function Name({ rule, isFlagged }: { rule: string; isFlagged: boolean }) {
  return (
    <span className={styles.name}>
      {ruleName(rule)}
      {isFlagged && <Badge tone="red">To confirm</Badge>}
    </span>
  );
}

/** The days a rule holds; the many that always do need no words. */
function Valid({ rule, day }: { rule: Rule; day: string }) {
  if (!rule.effectiveFrom && !rule.effectiveTo) {
    return null;
  }
  const when = validityOn(rule, day);
  return (
    <span className={styles.validity}>
      {validityText(rule)}
      {when !== 'now' && <Badge>{when === 'over' ? 'Over' : 'Later'}</Badge>}
    </span>
  );
}

const columnsOn = (day: string, flagged: ReadonlySet<string>): readonly Column<Rule>[] => [
  {
    name: 'rule',
    header: 'Rule',
    isTitle: true,
    cell: ({ key }) => (
      <Lines
        first={
          <Name
            rule={key}
            isFlagged={flagged.has(key)}
          />
        }
        second={key}
      />
    ),
  },
  {
    name: 'value',
    header: 'Value',
    cell: (rule) => (
      <div>
        <span className={styles.value}>{ruleValue(rule.key, rule.value)}</span>
        <Valid
          rule={rule}
          day={day}
        />
      </div>
    ),
  },
  {
    name: 'source',
    header: 'Source',
    cell: ({ source, basis }) => (
      <Lines
        first={source}
        second={basis && `Basis: ${basis}`}
      />
    ),
  },
];

// As the terms are grouped in the rulebook, not by the alphabet; a term that this version does not
// know comes last.
const place = ({ key }: Rule) => (isTermKey(key) ? termKeys.indexOf(key) : termKeys.length);
const byTerm = (a: Rule, b: Rule) => place(a) - place(b);

/** Every rule, found by its name, value or source. */
export function RuleCard({ programme: { rules, asOf, factsToConfirm } }: { programme: Programme }) {
  const [q, setQ] = useState('');
  const wanted = q.toLowerCase();
  const found = rules
    .toSorted(byTerm)
    .filter(({ key, value, source, basis }) =>
      `${key} ${ruleName(key)} ${ruleValue(key, value)} ${source} ${basis ?? ''}`
        .toLowerCase()
        .includes(wanted),
    );
  const flagged = new Set(factsToConfirm.flatMap(({ ruleKeys }) => ruleKeys));
  const count = found.length === rules.length ? rules.length : `${found.length} of ${rules.length}`;
  return (
    <Card
      title="Rules"
      isFlush
      aside={<Badge>{count}</Badge>}
    >
      <div
        className={styles.tools}
        role="search"
      >
        <SearchField
          label="Find a rule"
          placeholder="Name, value or source"
          value={q}
          onSearch={setQ}
        />
        <p className={styles.hint}>A rule without dates always holds.</p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title="No rule matches"
        />
      ) : (
        <Table
          caption="Rules"
          columns={columnsOn(asOf, flagged)}
          rows={found}
          rowKey={({ key, effectiveFrom }) => `${key} ${effectiveFrom ?? ''}`}
        />
      )}
    </Card>
  );
}
