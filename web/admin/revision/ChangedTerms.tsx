import { useTranslations } from 'use-intl';
import { Table } from '#web/office/list/Table.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import type { Revision } from '../api-types.ts';
import { ruleName, ruleValue } from '../programme/rule-texts.ts';
import styles from './revision.module.css';

/** What a published revision changes; nothing of it can be typed any more. */
export function ChangedTerms({ revision }: { revision: Revision }) {
  const t = useTranslations('admin.revision.values');
  const programme = useTranslations('admin.programme');
  const { terms, earlier, source, basis } = revision;
  const value = (key: string, from: Revision['terms']) => (
    <span className={styles.value}>{ruleValue(programme, key, from[key])}</span>
  );
  return (
    <Card
      title={t('title')}
      isFlush
    >
      <Table
        caption={t('title')}
        columns={[
          {
            name: 'term',
            header: t('term'),
            isTitle: true,
            cell: (key: string) => ruleName(programme, key),
          },
          {
            name: 'before',
            header: t('before'),
            cell: (key: string) => value(key, earlier),
          },
          {
            name: 'after',
            header: t('after'),
            cell: (key: string) => value(key, terms),
          },
        ]}
        rows={Object.keys(terms)}
        rowKey={(key) => key}
      />
      <p className={styles.source}>
        {t('source', { source })}
        {basis && ` · ${t('basis', { basis })}`}
      </p>
    </Card>
  );
}
