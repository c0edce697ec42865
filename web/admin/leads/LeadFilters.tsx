import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addedColumns, hideableColumns } from '#core/contract/leads/lists.ts';
import { valuesOf } from '#core/contract/page.ts';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import { ChoiceList } from '#web/office/list/ChoiceList.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { ToolPopover } from '#web/office/list/ToolPopover.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadList } from '../api-types.ts';
import { askedFilters, withValueToggled } from './asked-filters.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { SavedViews } from './SavedViews.tsx';
import styles from './leads.module.css';

const orders = [
  { sort: 'createdAt', direction: 'desc', label: 'newest' },
  { sort: 'createdAt', direction: 'asc', label: 'oldest' },
  { sort: 'callFirst', direction: 'asc', label: 'callFirst' },
  { sort: 'timeline', direction: 'asc', label: 'soonest' },
  { sort: 'price', direction: 'desc', label: 'dearest' },
  { sort: 'score', direction: 'desc', label: 'bestScore' },
  { sort: 'lastTouch', direction: 'asc', label: 'longestUntouched' },
  { sort: 'nextStep', direction: 'asc', label: 'nextStep' },
  { sort: 'firstName', direction: 'asc', label: 'firstNameUp' },
  { sort: 'firstName', direction: 'desc', label: 'firstNameDown' },
  { sort: 'lastName', direction: 'asc', label: 'lastNameUp' },
  { sort: 'lastName', direction: 'desc', label: 'lastNameDown' },
] as const;

function Order({ list: { asked, ask } }: { list: LeadList }) {
  const t = useTranslations('admin.leads');
  const chosen = orders.find(
    ({ sort, direction }) => asked.sort === sort && asked.direction === direction,
  );
  const choose = (name: string) => {
    const order = orders.find(({ label }) => label === name)!;
    ask({ sort: order.sort, direction: order.direction });
  };
  return (
    <QuietSelect
      label={t('filters.order')}
      value={chosen?.label}
      onChange={(event) => choose(event.target.value)}
      choices={orders.map(({ label }) => [label, t(`orders.${label}`)])}
    />
  );
}

const added: readonly string[] = addedColumns;
const columnOf = (name: string) => ({ name, isAdded: added.includes(name) });

interface LeadFiltersProps {
  list: LeadList;
  isBoard: boolean;
  isSearching: boolean;
  /** Shown here if the row of views above has no room for it: on a phone, and in a wide window. */
  aside: ReactNode;
}

/**
 * Search, filters, columns and order of the lead list; the order is here as well because a narrow
 * screen has no column headers.
 */
export function LeadFilters({ list, isBoard, isSearching, aside }: LeadFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const t = useTranslations('admin.leads.filters');
  const names = useTranslations('admin.leads.columns');
  const { asked, ask, columns } = list;
  const statuses = valuesOf(asked.status);
  const filters = askedFilters(asked);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSearching) {
      search.current?.focus();
    }
  }, [isSearching]);
  return (
    <div
      className={`${shared.tools} ${styles.tools}`}
      role="search"
      data-open={isOpen || undefined}
    >
      <SearchField
        label={t('search')}
        placeholder={t('placeholder')}
        value={asked.q ?? ''}
        inputRef={search}
        onSearch={(q) => ask({ q }, { replace: true })}
      />
      <ToolButton className={styles.open} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('all', { count: filters.length })}
      </ToolButton>
      <ToolPopover label={t('status')} count={statuses.length}>
        <ChoiceList
          legend={t('status')}
          choices={leadStatuses.map((status) => ({ value: status, label: status }))}
          isChosen={(status) => statuses.includes(status)}
          onToggle={(status) => ask({ status: withValueToggled(asked.status, status) })}
        />
      </ToolPopover>
      <ToolPopover label={t('more')} count={filters.filter((name) => name !== 'status').length}>
        <FilterPanel list={list} />
      </ToolPopover>
      {!isBoard && (
        <ToolPopover label={t('columns')}>
          <ChoiceList
            legend={t('columns')}
            choices={[...hideableColumns, ...addedColumns].map((name) => ({
              value: name,
              label: names(name),
            }))}
            isChosen={(name) => columns.isShown(columnOf(name))}
            onToggle={(name) => columns.toggle(columnOf(name))}
          />
        </ToolPopover>
      )}
      <SavedViews />
      <Order list={list} />
      <div className={styles.moreTools}>{aside}</div>
    </div>
  );
}
