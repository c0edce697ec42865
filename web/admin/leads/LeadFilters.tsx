import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { hideableColumns } from '#core/contract/lead/export.ts';
import { valuesOf } from '#core/contract/page.ts';
import { leadStatuses } from '#core/domain/lead-status.ts';
import { ChoiceList } from '#web/office/list/ChoiceList.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { ToolPopover } from '#web/office/list/ToolPopover.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadList } from '../api-types.ts';
import { countAsked, isNarrowed, noFilters } from './asked-filters.ts';
import { withValueToggled } from './filter-values.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { SavedViews } from './SavedViews.tsx';
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
  const chosen = valuesOf(asked.status);
  return (
    <ToolPopover
      label={t('status')}
      count={chosen.length}
    >
      <ChoiceList
        legend={t('status')}
        choices={leadStatuses.map((status) => ({ value: status, label: status }))}
        isChosen={(status) => chosen.includes(status)}
        onToggle={(status) => ask({ status: withValueToggled(asked.status, status) })}
      />
    </ToolPopover>
  );
}

function ColumnChoice({ list: { columns } }: FilterProps) {
  const t = useTranslations('admin.leads');
  return (
    <ToolPopover label={t('filters.columns')}>
      <ChoiceList
        legend={t('filters.columns')}
        choices={hideableColumns.map((name) => ({ value: name, label: t(`columns.${name}`) }))}
        isChosen={columns.isShown}
        onToggle={columns.toggle}
      />
    </ToolPopover>
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
  /** A board has no columns of its own choosing. */
  isBoard: boolean;
  /** The list was opened to search in it. */
  isSearching: boolean;
}

/**
 * Search, filters, columns and order of the lead list; the order is here as well because a narrow screen has
 * no column headers.
 */
export function LeadFilters({ list, isBoard, isSearching }: LeadFiltersProps) {
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
      <ToolPopover
        label={t('more')}
        count={countAsked(list.asked)}
      >
        <FilterPanel list={list} />
      </ToolPopover>
      {isNarrowed(list.asked) && (
        <ToolButton
          variant="quiet"
          onClick={() => list.ask(noFilters)}
        >
          {t('clear')}
        </ToolButton>
      )}
      {!isBoard && <ColumnChoice list={list} />}
      <SavedViews />
      <Order list={list} />
    </div>
  );
}
