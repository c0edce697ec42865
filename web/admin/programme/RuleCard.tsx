import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isTermKey, termKeys } from '#core/domain/term-values.ts';
import { Search } from '#web/kit/icons.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import type { Texts } from '#web/office/messages/texts.ts';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Programme } from '../api-types.ts';
import { type Rule, useRuleColumns } from './rule-columns.tsx';
import { ruleName, ruleValue } from './rule-texts.ts';

// As the terms are grouped in the rulebook, not by the alphabet; a term that this version does not
// know comes last.
function place({ key }: Rule) {
  return isTermKey(key) ? termKeys.indexOf(key) : termKeys.length;
}
function byTerm(a: Rule, b: Rule) {
  return place(a) - place(b);
}

/** The rules whose name, value or source holds a text. */
function find(rules: readonly Rule[], q: string, t: Texts<'admin.programme'>): readonly Rule[] {
  const wanted = q.toLowerCase();
  return rules.toSorted(byTerm).filter(({ key, value, source, basis }) => {
    const words = [key, ruleName(t, key), ruleValue(t, key, value), source, basis ?? ''];
    return words.join(' ').toLowerCase().includes(wanted);
  });
}

function Count({ found, all }: { found: number; all: number }) {
  const t = useTranslations('admin.programme.rules');
  const isPart = found !== all;
  return (
    <Badge>
      {isPart
        ? t('count', {
            found: String(found),
            all: String(all),
          })
        : all}
    </Badge>
  );
}

export function RuleCard({ programme: { rules, asOf, factsToConfirm } }: { programme: Programme }) {
  const t = useTranslations('admin.programme');
  const [q, setQ] = useState('');
  const found = find(rules, q, t);
  const flagged = new Set(
    factsToConfirm.flatMap((fact) => (fact.isConfirmed ? [] : fact.ruleKeys)),
  );
  const columns = useRuleColumns(asOf, flagged);
  const count = (
    <Count
      found={found.length}
      all={rules.length}
    />
  );
  return (
    <Card
      title={t('rules.title')}
      isFlush
      aside={count}
    >
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
        <EmptyState
          icon={<Search />}
          title={t('rules.none')}
        />
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
