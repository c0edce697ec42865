import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Table } from '#web/office/list/Table.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../../api-types.ts';
import { programmePath } from '../programme-paths.ts';
import { ruleName, ruleValue } from '../rule-texts.ts';
import styles from './revision.module.css';

interface ValueTableProps {
  earlier: Revision['earlier'];
  terms: Revision['terms'];
  headers: { before: string; after: string };
  caption: string;
}

export function ValueTable({ earlier, terms, headers, caption }: ValueTableProps) {
  const t = useTranslations('admin.revision.values');
  const programme = useTranslations('admin.programme');
  const value = (key: string, from: Revision['terms']) => (
    <span className={shared.written}>{ruleValue(programme, key, from[key])}</span>
  );
  return (
    <Table
      caption={caption}
      columns={[
        {
          name: 'term',
          header: t('term'),
          isTitle: true,
          cell: (key: string) => ruleName(programme, key),
        },
        {
          isWide: true,
          name: 'before',
          header: headers.before,
          cell: (key: string) => value(key, earlier),
        },
        {
          isWide: true,
          name: 'after',
          header: headers.after,
          cell: (key: string) => value(key, terms),
        },
      ]}
      rows={Object.keys(terms)}
      rowKey={(key) => key}
    />
  );
}

export function ChangedTerms({ revision, mayEdit }: { revision: Revision; mayEdit: boolean }) {
  const t = useTranslations('admin.revision.values');
  const { id, state, terms, earlier, source, basis } = revision;
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        state === 'draft' &&
        mayEdit && <Link to={`${programmePath('terms')}&revision=${id}`}>{t('change')}</Link>
      }
    >
      <ValueTable
        caption={t('title')}
        earlier={earlier}
        terms={terms}
        headers={{ before: t('before'), after: t('after') }}
      />
      <p className={styles.source}>
        {t('source', { source })}
        {basis && ` · ${t('basis', { basis })}`}
      </p>
    </Card>
  );
}
