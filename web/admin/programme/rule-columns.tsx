import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Programme } from '../api-types.ts';
import styles from './programme.module.css';
import { ruleName, ruleValue } from './rule-texts.ts';
import { validityOn, validityText } from './validity.ts';

export type Rule = Programme['rules'][number];

function Lines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={shared.lines}>
      {first}
      {second && <span className={styles.key}>{second}</span>}
    </div>
  );
}

function Name({ rule, isFlagged }: { rule: string; isFlagged: boolean }) {
  const t = useTranslations('admin.programme');
  return (
    <span className={styles.name}>
      {ruleName(t, rule)}
      {isFlagged && <Badge tone="red">{t('rules.toConfirm')}</Badge>}
    </span>
  );
}

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
    <span className={styles.validity}>
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
      <Valid
        rule={rule}
        day={day}
      />
      <Replaced rule={rule} />
    </div>
  );
}

function Replaced({ rule }: { rule: Rule }) {
  const t = useTranslations('admin.programme');
  return rule.replaced.map(({ value, shownFrom, shownTo }) => (
    <span
      key={shownTo}
      className={shared.small}
    >
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
export function useRuleColumns(day: string, flagged: ReadonlySet<string>): readonly Column<Rule>[] {
  const t = useTranslations('admin.programme.rules');
  return [
    {
      name: 'rule',
      header: t('rule'),
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
      header: t('value'),
      cell: (rule) => (
        <Value
          rule={rule}
          day={day}
        />
      ),
    },
    {
      name: 'source',
      header: t('source'),
      cell: (rule) => (
        <Source
          rule={rule}
          day={day}
        />
      ),
    },
  ];
}
