import { type ReactNode, useState } from 'react';
import { isTermKey, termKeys } from '#core/domain/term-values.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Search } from '#web/kit/icons.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { type Column, Table } from '#web/kit/Table.tsx';
import type { Programme } from '../api-types.ts';
import { humanize } from '../words.ts';
import styles from './programme.module.css';
import { ruleValue, validityOn, validityText } from './rule-words.ts';

type Rule = Programme['rules'][number];

function Lines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return <div className={styles.rule}>{first}{second && <span className={styles.key}>{second}</span>}</div>;
}

function Valid({ rule, day }: { rule: Rule; day: string }) {
  const when = validityOn(rule, day);
  return <div className={styles.validity}>{validityText(rule)}{when !== 'now' && <Badge>{when === 'over' ? 'Over' : 'Later'}</Badge>}</div>;
}

const columnsOn = (day: string, version: string, flagged: ReadonlySet<string>): readonly Column<Rule>[] => [
  { header: 'Rule', isTitle: true, cell: ({ key }) => <Lines first={<span className={styles.name}>{humanize(key)}{flagged.has(key) && <Badge tone="red">To confirm</Badge>}</span>} second={key} /> },
  { header: 'Value', cell: ({ key, value }) => <span className={styles.value}>{ruleValue(key, value)}</span> },
  { header: 'Valid', cell: (rule) => <Valid rule={rule} day={day} /> },
  { header: 'Source', cell: ({ source, basis }) => <Lines first={source} second={basis && `Basis: ${basis}`} /> },
  // A rule that holds today is part of today's version; another one is not.
  {
    header: 'Version', isNarrow: true,
    cell: (rule) => (validityOn(rule, day) === 'now' ? <Lines first={<code>{version}</code>} second={`as of ${day}`} /> : '–'),
  },
];

// As the terms are grouped in the rulebook, not by the alphabet; a term that this version does not know comes last.
const place = ({ key }: Rule) => (isTermKey(key) ? termKeys.indexOf(key) : termKeys.length);
const byTerm = (a: Rule, b: Rule) => place(a) - place(b);

/** Every rule, found by its name, value or source. */
export function RuleCard({ programme: { rules, asOf, version, factsToConfirm } }: { programme: Programme }) {
  const [q, setQ] = useState('');
  const wanted = q.toLowerCase();
  const found = rules.toSorted(byTerm).filter(({ key, value, source, basis }) =>
    `${key} ${humanize(key)} ${ruleValue(key, value)} ${source} ${basis ?? ''}`.toLowerCase().includes(wanted));
  const flagged = new Set(factsToConfirm.flatMap(({ ruleKeys }) => ruleKeys));
  const count = found.length === rules.length ? rules.length : `${found.length} of ${rules.length}`;
  return (
    <Card title="Rules" isFlush aside={<Badge>{count}</Badge>}>
      <div className={styles.tools} role="search">
        <SearchField label="Find a rule" placeholder="Name, value or source" value={q} onSearch={setQ} />
      </div>
      {found.length === 0 ? <EmptyState icon={<Search />} title="No rule matches" />
        : <Table
            caption="Rules" columns={columnsOn(asOf, version, flagged)} rows={found}
            rowKey={({ key, effectiveFrom }) => `${key} ${effectiveFrom ?? ''}`}
          />}
    </Card>
  );
}
