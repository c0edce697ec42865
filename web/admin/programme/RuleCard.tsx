import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isTermKey, termKeys } from '#core/domain/programme/term-values.ts';
import { holdsTyped } from '#core/domain/typed/holds-typed.ts';
import { Search } from '#web/kit/icons.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Programme } from '../api-types.ts';
import styles from './programme.module.css';
import { ruleName, ruleValue } from './rule-texts.ts';
import { validityOn, validityText } from './validity.ts';

type Rule = Programme['rules'][number];

interface ValueProps {
  rule: Rule;
  day: string;
}

function Valid({ rule, day }: ValueProps) {
  const t = useTranslations('admin.programme');
  const texts = useTranslations('admin.programme.validity');
  if (!rule.effectiveFrom && !rule.effectiveTo) {
    return null;
  }
  const when = validityOn(rule, day);
  return (
    <span className={`${shared.wrapCentered} ${styles.validity}`}>
      {validityText(texts, rule)}
      {when !== 'now' && <Badge>{t(`rules.${when}`)}</Badge>}
    </span>
  );
}

function Value({ rule, day }: ValueProps) {
  const t = useTranslations('admin.programme');
  return (
    <div>
      <span className={styles.value}>{ruleValue(t, rule.key, rule.value)}</span>
      <Valid rule={rule} day={day} />
      <Replaced rule={rule} />
    </div>
  );
}

function Replaced({ rule }: { rule: Rule }) {
  const t = useTranslations('admin.programme');
  return rule.replaced.map(({ value, shownFrom, shownTo }) => (
    <span key={shownTo} className={shared.small}>
      {t('rules.replaced', { value: ruleValue(t, rule.key, value) })}{' '}
      {shownFrom === null ? rule.effectiveFrom : <ExactTime value={shownFrom} />} –{' '}
      <ExactTime value={shownTo} />
    </span>
  ));
}

function Source({ rule: { source, basis, reviewBy }, day }: ValueProps) {
  const t = useTranslations('admin.programme.rules');
  return (
    <div className={shared.lines}>
      {source}
      {basis && <span className={styles.key}>{t('basis', { basis })}</span>}
      {reviewBy < day ? (
        <span className={styles.due}>{t('reviewOver', { day: reviewBy })}</span>
      ) : (
        <span className={shared.small}>{t('reviewBy', { day: reviewBy })}</span>
      )}
    </div>
  );
}

/** The columns of the rulebook as it stands on a day 'YYYY-MM-DD'. */
function useRuleColumns(day: string, flagged: ReadonlySet<string>): readonly Column<Rule>[] {
  const t = useTranslations('admin.programme');
  const columns = useTranslations('admin.programme.rules');
  return columnsOf<Rule, 'rule' | 'value' | 'source'>(columns, {
    rule: {
      isTitle: true,
      cell: ({ key }) => (
        <div className={shared.lines}>
          <span className={`${shared.row} ${styles.name}`}>
            {ruleName(t, key)}
            {flagged.has(key) && <Badge tone="red">{t('rules.toConfirm')}</Badge>}
          </span>
          <span className={styles.key}>{key}</span>
        </div>
      ),
    },
    value: {
      cell: (rule) => <Value rule={rule} day={day} />,
    },
    source: {
      cell: (rule) => <Source rule={rule} day={day} />,
    },
  });
}

// In the order of the rulebook, not alphabetical. A term that this version does not know comes
// last.
function place({ key }: Rule) {
  return isTermKey(key) ? termKeys.indexOf(key) : termKeys.length;
}
function byTerm(a: Rule, b: Rule) {
  return place(a) - place(b);
}

/** The rules whose name, value or source holds the words typed. */
function find(rules: readonly Rule[], q: string, t: Texts<'admin.programme'>): readonly Rule[] {
  return rules.toSorted(byTerm).filter(({ key, value, source, basis }) => {
    const words = [key, ruleName(t, key), ruleValue(t, key, value), source, basis ?? ''];
    return holdsTyped(words.join(' '), q);
  });
}

export function RuleCard({ programme: { rules, asOf, factsToConfirm } }: { programme: Programme }) {
  const t = useTranslations('admin.programme');
  const [q, setQ] = useState('');
  const found = find(rules, q, t);
  const flagged = new Set(
    factsToConfirm.flatMap((fact) => (fact.isConfirmed ? [] : fact.ruleKeys)),
  );
  const columns = useRuleColumns(asOf, flagged);
  const all = rules.length;
  const count =
    found.length === all
      ? all
      : t('rules.count', { found: String(found.length), all: String(all) });
  return (
    <Card title={t('rules.title')} isFlush aside={<Badge>{count}</Badge>}>
      <Toolbar>
        <SearchField
          label={t('rules.search')}
          placeholder={t('rules.placeholder')}
          value={q}
          onSearch={setQ}
        />
        <p className={shared.small}>{t('rules.hint')}</p>
      </Toolbar>
      {found.length === 0 ? (
        <EmptyState icon={<Search />} title={t('rules.none')} />
      ) : (
        <Table
          caption={t('rules.title')}
          columns={columns}
          rows={found}
          rowKey={({ key, effectiveFrom }) => `${key} ${effectiveFrom ?? ''}`}
        />
      )}
    </Card>
  );
}
