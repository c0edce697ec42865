import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { leadStatuses } from '#core/domain/lead-status.ts';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import type { LeadList } from '../api-types.ts';
import styles from './leads.module.css';

const orders = [
  { sort: 'createdAt', direction: 'desc', label: 'newest' },
  { sort: 'createdAt', direction: 'asc', label: 'oldest' },
  { sort: 'firstName', direction: 'asc', label: 'firstNameUp' },
  { sort: 'firstName', direction: 'desc', label: 'firstNameDown' },
  { sort: 'lastName', direction: 'asc', label: 'lastNameUp' },
  { sort: 'lastName', direction: 'desc', label: 'lastNameDown' },
] as const;

interface FilterProps {
  list: LeadList;
}

function StatusFilter({ list: { asked, ask } }: FilterProps) {
  const t = useTranslations('admin.leads.filters');
  return (
    <QuietSelect
      label={t('status')}
      value={asked.status ?? ''}
      onChange={(event) => ask({ status: event.target.value })}
    >
      <option value="">{t('allStatuses')}</option>
      {leadStatuses.map((status) => (
        <option key={status}>{status}</option>
      ))}
    </QuietSelect>
  );
}

function Order({ list: { asked, ask } }: FilterProps) {
  const t = useTranslations('admin.leads');
  const chosen = orders.find(
    ({ sort, direction }) => sort === asked.sort && direction === asked.direction,
  );
  const choose = (name: string) => {
    const { sort, direction } = orders.find(({ label }) => label === name)!;
    ask({ sort, direction });
  };
  return (
    <QuietSelect
      label={t('filters.order')}
      value={chosen?.label}
      onChange={(event) => choose(event.target.value)}
    >
      {orders.map(({ label }) => (
        <option
          key={label}
          value={label}
        >
          {t(`orders.${label}`)}
        </option>
      ))}
    </QuietSelect>
  );
}

interface LeadFiltersProps extends FilterProps {
  /** The list was opened to search in it. */
  isSearching: boolean;
}

/**
 * Search, status and order of the lead list; the order is here as well because a narrow screen has
 * no column headers.
 */
export function LeadFilters({ list, isSearching }: LeadFiltersProps) {
  const t = useTranslations('admin.leads.filters');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSearching) {
      search.current?.focus();
    }
  }, [isSearching]);
  return (
    <div
      className={styles.tools}
      role="search"
    >
      <SearchField
        label={t('search')}
        placeholder={t('placeholder')}
        value={list.asked.q ?? ''}
        inputRef={search}
        onSearch={(q) => list.ask({ q }, { replace: true })}
      />
      <StatusFilter list={list} />
      <Order list={list} />
    </div>
  );
}
