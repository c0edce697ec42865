import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router';
import { publishLender } from '#core/contract/programme/lender.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { createRevision, listRevisions } from '#core/contract/programme/revisions.ts';
import { adminPaths, adminRevisionPath } from '#core/contract/site.ts';
import { Plus } from '#web/kit/icons.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { inCode, inTime } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Programme, Revision } from '../api-types.ts';
import { NoticesDue } from '../visitor/notices/NoticesDue.tsx';
import { May } from '../May.tsx';
import { stateTones } from './revision/state-tones.ts';
import { FactsToConfirm } from './FactsToConfirm.tsx';
import styles from './programme.module.css';
import { RuleCard } from './RuleCard.tsx';
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

function RevisionsCard() {
  const t = useTranslations('admin.revision.list');
  const query = useQuery(callQuery(listRevisions));
  const columns = useColumns();
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <May call={createRevision}>
          <Link to={adminRevisionPath('new')} className={`${shared.inlineCentered} ${styles.new}`}>
            <Plus size={16} />
            {t('new')}
          </Link>
        </May>
      }
    >
      <Loaded query={query} failure={t('failed')} lines={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={<Plus />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <Table caption={t('title')} columns={columns} rows={items} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
    </Card>
  );
}

function TermsLine({ programme: { asOf, version } }: { programme: Programme }) {
  const t = useTranslations('admin.programme');
  const terms = t.rich('terms', {
    asOf,
    hash: version,
    day: inTime,
    version: inCode,
  });
  return (
    <div className={shared.between}>
      <p className={styles.terms}>{terms}</p>
      <span className={shared.row}>
        <May call={publishLender}>
          <Link to={adminPaths.lender} className={styles.new}>
            {t('lender')}
          </Link>
        </May>
        <RefreshButton of={[readProgramme]} />
      </span>
    </div>
  );
}

export function ProgrammeTab() {
  const t = useTranslations('admin.programme');
  const query = useQuery(callQuery(readProgramme));
  return (
    <Loaded query={query} failure={t('failed')} lines={12}>
      {(programme) => (
        <div className={shared.stack}>
          <NoticesDue />
          <TermsLine programme={programme} />
          <FactsToConfirm programme={programme} />
          <RevisionsCard />
          <RuleCard programme={programme} />
        </div>
      )}
    </Loaded>
  );
}
