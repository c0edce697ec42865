import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hideableColumns } from '#core/contract/lead/export.ts';
import { valuesOf } from '#core/contract/page.ts';
import { leadStatuses } from '#core/domain/lead-status.ts';
import { ChoiceList } from '#web/office/list/ChoiceList.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { ToolPopover } from '#web/office/list/ToolPopover.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadQuestion } from '../api-types.ts';
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

type Ask = LeadQuestion['ask'];

// Each is rendered again when its own part of the question changes, not with each search.

const StatusFilter = memo(function StatusFilter(props: { status: string | undefined; ask: Ask }) {
  const { status: asked, ask } = props;
  const t = useTranslations('admin.leads.filters');
  const chosen = valuesOf(asked);
  return (
    <ToolPopover
      label={t('status')}
      count={chosen.length}
    >
      <ChoiceList
        legend={t('status')}
        choices={leadStatuses.map((status) => ({ value: status, label: status }))}
        isChosen={(status) => chosen.includes(status)}
        onToggle={(status) => ask({ status: withValueToggled(asked, status) })}
      />
    </ToolPopover>
  );
});

const ColumnChoice = memo(function ColumnChoice({ columns }: Pick<LeadQuestion, 'columns'>) {
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
});

interface OrderProps {
  sort: LeadQuestion['asked']['sort'];
  direction: LeadQuestion['asked']['direction'];
  ask: Ask;
}

const Order = memo(function Order({ sort, direction, ask }: OrderProps) {
  const t = useTranslations('admin.leads');
  const chosen = orders.find((one) => one.sort === sort && one.direction === direction);
  const choose = (name: string) => {
    const order = orders.find(({ label }) => label === name)!;
    ask({ sort: order.sort, direction: order.direction });
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
});

const panelFilters = (Object.keys(noFilters) as (keyof typeof noFilters)[]).filter(
  (name) => name !== 'q',
);

function More({ list }: { list: LeadQuestion }) {
  const t = useTranslations('admin.leads.filters');
  return (
    <ToolPopover
      label={t('more')}
      count={countAsked(list.asked)}
    >
      <FilterPanel list={list} />
    </ToolPopover>
  );
}

// What is searched for does not stand in the panel.
const MoreFilters = memo(
  More,
  ({ list: one }, { list: other }) =>
    one.ask === other.ask && panelFilters.every((name) => one.asked[name] === other.asked[name]),
);

interface LeadFiltersProps {
  list: LeadQuestion;
  /** A board has no columns of its own choosing. */
  isBoard: boolean;
  /** The list was opened to search in it. */
  isSearching: boolean;
  /** What a phone has behind its one button too, because its title leaves no room. */
  aside: ReactNode;
}

/**
 * Search, filters, columns and order of the lead list; the order is here as well because a narrow screen has
 * no column headers.
 */
export const LeadFilters = memo(function LeadFilters({
  list,
  isBoard,
  isSearching,
  aside,
}: LeadFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const t = useTranslations('admin.leads.filters');
  const { asked, ask, prepare, columns } = list;
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
      data-open={isOpen || undefined}
    >
      <SearchField
        label={t('search')}
        placeholder={t('placeholder')}
        value={asked.q ?? ''}
        inputRef={search}
        onSearch={(q) => ask({ q }, { replace: true })}
        onPrepare={(q) => prepare({ q })}
      />
      <ToolButton
        className={styles.open}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('all', { count: countAsked(asked) + valuesOf(asked.status).length })}
      </ToolButton>
      <div className={styles.asideOfPhone}>{aside}</div>
      <StatusFilter
        status={asked.status}
        ask={ask}
      />
      <MoreFilters list={list} />
      {isNarrowed(asked) && (
        <ToolButton
          variant="quiet"
          onClick={() => ask(noFilters)}
        >
          {t('clear')}
        </ToolButton>
      )}
      {!isBoard && <ColumnChoice columns={columns} />}
      <SavedViews />
      <Order
        sort={asked.sort}
        direction={asked.direction}
        ask={ask}
      />
    </div>
  );
});
