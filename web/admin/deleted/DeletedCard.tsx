import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { listDeletedLeads } from '#core/contract/leads/lists.ts';
import { restorableDays } from '#core/domain/operations/kept-data.ts';
import { Search, Trash } from '#web/kit/icons.tsx';
import type { Answers } from '#web/office/cache/make-stale.ts';
import type { Column } from '#web/office/list/column.ts';
import type { AskedOf } from '#web/office/list/list-entry.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { ListSearch } from '#web/office/list/SearchField.tsx';
import type { List } from '#web/office/list/use-list.ts';
import { TotalBadge } from '#web/office/list/TotalBadge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import shared from '#web/office/styles/shared.module.css';
import { pathOf } from '../navigation/tabs.ts';
import type { DeletedTexts } from './use-restoration.ts';
import styles from './deleted.module.css';
import type { DeletedRow } from './deletion-columns.tsx';

// All lists of deleted rows are queried alike.
type DeletedList<Row> = List<AskedOf<typeof listDeletedLeads>, Row>;

interface NoDeletedProps<Row> {
  list: DeletedList<Row>;
  texts: DeletedTexts;
}

function NoDeleted<Row>({ list: { asked, ask, data }, texts }: NoDeletedProps<Row>) {
  const t = useTranslations(texts);
  if (data && data.total > 0) {
    return (
      <EmptyState
        title={t('nothingHere')}
        action={<ToolButton onClick={() => ask({})}>{t('goToFirst')}</ToolButton>}
      />
    );
  }
  if (asked.q) {
    return (
      <EmptyState
        icon={<Search />}
        title={t('unmatched')}
        action={<ToolButton onClick={() => ask({ q: undefined })}>{t('showAll')}</ToolButton>}
      />
    );
  }
  return (
    <EmptyState
      icon={<Trash />}
      title={t('none')}
      text={t('noneText', { days: String(restorableDays) })}
    />
  );
}

interface DeletedCardProps<Row> extends NoDeletedProps<Row> {
  /** What its button loads again. */
  of: Answers;
  columns: readonly Column<Row>[];
  tab: 'leads' | 'affiliates';
}

export function DeletedCard<Row extends DeletedRow>({
  list,
  of,
  columns,
  texts,
  tab,
}: DeletedCardProps<Row>) {
  const t = useTranslations(texts);
  const aside = (
    <div className={shared.row}>
      <TotalBadge of={list.data} />
      <Link to={pathOf(tab)}>{t('back')}</Link>
      <RefreshButton of={[of]} />
    </div>
  );
  return (
    <Card title={t('title')} isFlush aside={aside}>
      <Toolbar>
        <ListSearch list={list} t={t} />
        <p className={styles.explained}>{t('explained', { days: String(restorableDays) })}</p>
      </Toolbar>
      <ListTable
        list={list}
        t={t}
        columns={columns}
        lines={6}
        empty={<NoDeleted list={list} texts={texts} />}
      />
    </Card>
  );
}
