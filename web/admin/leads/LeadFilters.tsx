import { useEffect, useRef } from 'react';
import { leadStatuses } from '#core/domain/lead-status.ts';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import type { LeadList } from '../api-types.ts';
import styles from './leads.module.css';

const orders = [
  ['createdAt desc', 'Newest first'],
  ['createdAt asc', 'Oldest first'],
  ['firstName asc', 'First name A–Z'],
  ['firstName desc', 'First name Z–A'],
  ['lastName asc', 'Last name A–Z'],
  ['lastName desc', 'Last name Z–A'],
] as const;

interface LeadFiltersProps {
  list: LeadList;
  /** The list was opened to search in it. */
  isSearching: boolean;
}

/**
 * Search, status and order of the lead list; the order is here as well because a narrow screen has
 * no column headers.
 */
export function LeadFilters({ list: { asked, ask }, isSearching }: LeadFiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSearching) {
      search.current?.focus();
    }
  }, [isSearching]);
  const setOrder = (order: string) => {
    const [sort, direction] = order.split(' ') as [typeof asked.sort, typeof asked.direction];
    ask({ sort, direction });
  };
  return (
    <div
      className={styles.tools}
      role="search"
    >
      <SearchField
        label="Search leads"
        placeholder="Name, email or phone"
        value={asked.q ?? ''}
        inputRef={search}
        onSearch={(q) => ask({ q }, { replace: true })}
      />
      <QuietSelect
        label="Status"
        value={asked.status ?? ''}
        onChange={(event) => ask({ status: event.target.value })}
      >
        <option value="">All statuses</option>
        {leadStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </QuietSelect>
      <QuietSelect
        label="Order"
        value={`${asked.sort} ${asked.direction}`}
        onChange={(event) => setOrder(event.target.value)}
      >
        {orders.map(([value, label]) => (
          <option
            key={value}
            value={value}
          >
            {label}
          </option>
        ))}
      </QuietSelect>
    </div>
  );
}
