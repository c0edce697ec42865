import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { restorableDays } from '#core/contract/lead/changes.ts';
import { listDeletedLeads } from '#core/contract/lead/deleted.ts';
import { Search, Trash } from '#web/kit/icons.tsx';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { DeletedLeadList } from '../../api-types.ts';
import { pathOf } from '../../dashboard/tabs.ts';
import { deletedKeys } from '../../queries/leads.ts';
import { useDeletedColumns } from './deleted-columns.tsx';
import styles from './deleted.module.css';

function NoDeleted({ list: { asked, ask, data } }: { list: DeletedLeadList }) {
  const t = useTranslations('admin.deletedLeads');
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
    >
      {t('noneText', { days: String(restorableDays) })}
    </EmptyState>
  );
}

/** The leads that somebody deleted within thirty days, each with the way back. */
export function DeletedLeads() {
  const t = useTranslations('admin.deletedLeads');
  const totalText = useTotalText();
  const list = useList(listDeletedLeads, { keys: deletedKeys });
  const aside = (
    <div className={styles.aside}>
      {list.data && <Badge>{totalText(list.data)}</Badge>}
      <Link to={pathOf('leads')}>{t('back')}</Link>
      <RefreshButton queryKey={deletedKeys.list()} />
    </div>
  );
  return (
    <Card
      title={t('title')}
      isFlush
      aside={aside}
    >
      <div
        className={styles.tools}
        role="search"
      >
        <SearchField
          label={t('search')}
          placeholder={t('placeholder')}
          value={list.asked.q ?? ''}
          onSearch={(q) => list.ask({ q }, { replace: true })}
        />
        <p className={styles.explained}>{t('explained', { days: String(restorableDays) })}</p>
      </div>
      <ListTable
        list={list}
        caption={t('title')}
        columns={useDeletedColumns()}
        count={(count) => t('count', { count })}
        failure={t('failed')}
        lines={6}
        empty={<NoDeleted list={list} />}
      />
    </Card>
  );
}
