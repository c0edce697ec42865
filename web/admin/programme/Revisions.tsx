import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { createRevision } from '#core/contract/programme/revisions.ts';
import { adminRevisionPath } from '#core/contract/site.ts';
import { Plus } from '#web/kit/icons.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../api-types.ts';
import { May } from '../May.tsx';
import { programmePath } from './programme-paths.ts';
import styles from './programme.module.css';
import { stateTones } from './revision/state-tones.ts';
import { ruleName, ruleValue } from './rule-texts.ts';

const shownTerms = 3;

function Changes({ revision: { terms, earlier } }: { revision: Revision }) {
  const t = useTranslations('admin.programme');
  const list = useTranslations('admin.revision');
  const keys = Object.keys(terms);
  const rest = keys.length - shownTerms;
  return (
    <ul className={styles.changes}>
      {keys.slice(0, shownTerms).map((key) => (
        <li key={key}>
          {ruleName(t, key)}:{' '}
          {list('preview.change', {
            before: ruleValue(t, key, earlier[key]),
            after: ruleValue(t, key, terms[key]),
          })}
        </li>
      ))}
      {rest > 0 && <li>{list('list.more', { count: String(rest) })}</li>}
    </ul>
  );
}

function useColumns(): readonly Column<Revision>[] {
  const t = useTranslations('admin.revision');
  const columns = useTranslations('admin.revision.list');
  return columnsOf<Revision, 'from' | 'changes' | 'source' | 'state'>(columns, {
    from: {
      isTitle: true,
      isNarrow: true,
      cell: ({ id, effectiveFrom }) => (
        <Link to={adminRevisionPath(id)} className={styles.from}>
          {effectiveFrom}
        </Link>
      ),
    },
    changes: { cell: (revision) => <Changes revision={revision} /> },
    source: { cell: ({ source }) => <span className={styles.value}>{source}</span> },
    state: {
      cell: ({ state, createdBy, publishedBy, withdrawnBy, supersededBy, supersededOn }) => (
        <div className={shared.lines}>
          <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
          <span className={shared.small}>
            {state === 'superseded'
              ? t('list.onBy', { day: supersededOn ?? '', name: supersededBy ?? '' })
              : t('list.by', { name: withdrawnBy ?? publishedBy ?? createdBy })}
          </span>
        </div>
      ),
    },
  });
}

export function Revisions({ revisions }: { revisions: readonly Revision[] }) {
  const t = useTranslations('admin.revision.list');
  const columns = useColumns();
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <May call={createRevision}>
          <Link
            to={`${programmePath('terms')}&revision=new`}
            className={`${shared.inlineCentered} ${styles.new}`}
          >
            <Plus size={16} />
            {t('new')}
          </Link>
        </May>
      }
    >
      {revisions.length === 0 ? (
        <EmptyState icon={<Plus />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <Table caption={t('title')} columns={columns} rows={revisions} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}
