import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { listLeads } from '#core/contract/leads.ts';
import { leadStatuses } from '#core/domain/lead-status.ts';
import { call } from '#web/kit/api.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { EmptyState, FailureState } from '#web/kit/EmptyState.tsx';
import { Search, User } from '#web/kit/icons.tsx';
import { Pagination, totalText } from '#web/kit/Pagination.tsx';
import { QuietSelect } from '#web/kit/QuietSelect.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { ToolButton } from '#web/kit/ToolButton.tsx';
import { RefreshButton } from '../RefreshButton.tsx';
import { leadListPath, readLeadQuestion, writeLeadQuestion, type LeadQuestion } from './lead-question.ts';
import styles from './leads.module.css';
import { LeadTable } from './LeadTable.tsx';

const orders = [
  ['createdAt desc', 'Newest first'], ['createdAt asc', 'Oldest first'], ['firstName asc', 'First name A–Z'], ['firstName desc', 'First name Z–A'],
  ['lastName asc', 'Last name A–Z'], ['lastName desc', 'Last name Z–A'],
] as const;

/** Every lead: searched, filtered, sorted and paged by the server. */
export function LeadsTab() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: { isSearching?: boolean } | null };
  const search = useRef<HTMLInputElement>(null);
  const question = readLeadQuestion(parameters);
  const path = leadListPath(question);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['leads', 'list', path],
    queryFn: ({ signal }) => call<typeof listLeads>('GET', path, { signal }),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (state?.isSearching) search.current?.focus();
  }, [state]);

  // A new search, filter or order starts at its first page.
  const ask = (change: Partial<LeadQuestion>, replace = false) => setParameters(writeLeadQuestion({ ...question, page: 1, ...change }), { replace });
  const turnTo = (page: number) => {
    ask({ page });
    scrollTo({ top: 0 });
  };
  const isFiltered = question.q !== '' || question.status !== '';

  return (
    <Card title="All Leads" isFlush aside={<div className={styles.aside}>{data && <Badge>{totalText(data)}</Badge>}<RefreshButton queryKey={['leads']} /></div>}>
      <div className={styles.tools} role="search">
        <SearchField label="Search leads" placeholder="Name, email or phone" value={question.q} onSearch={(q) => ask({ q }, true)} inputRef={search} />
        <QuietSelect label="Status" value={question.status} onChange={(event) => ask({ status: event.target.value })}>
          <option value="">All statuses</option>
          {leadStatuses.map((status) => <option key={status}>{status}</option>)}
        </QuietSelect>
        <QuietSelect
          label="Order" value={`${question.sort} ${question.direction}`}
          onChange={(event) => {
            const [sort, direction] = event.target.value.split(' ') as [LeadQuestion['sort'], LeadQuestion['direction']];
            ask({ sort, direction });
          }}
        >
          {orders.map(([value, words]) => <option key={value} value={value}>{words}</option>)}
        </QuietSelect>
      </div>
      <p role="status" className="visually-hidden">{data && !isPlaceholderData ? `${totalText(data)} leads` : ''}</p>
      {error ? <FailureState error={error} title="The leads could not be loaded" onRetry={() => void refetch()} />
        : !data ? <Skeleton lines={10} />
          : data.items.length > 0 ? (
            <LeadTable
              leads={data.items} isUpdating={isPlaceholderData} sort={{ by: question.sort, direction: question.direction }}
              onSort={({ by, direction }) => ask({ sort: by as LeadQuestion['sort'], direction })}
            />
          )
            : data.total > 0 ? <EmptyState title="There are no leads on this page" action={<ToolButton onClick={() => turnTo(1)}>Go to the first page</ToolButton>} />
              : isFiltered ? <EmptyState icon={<Search />} title="No leads match" action={<ToolButton onClick={() => ask({ q: '', status: '' })}>Show all leads</ToolButton>} />
                : <EmptyState icon={<User />} title="No leads yet">Applications from the website appear here the moment they are sent.</EmptyState>}
      {data && data.items.length > 0 && !error && <Pagination list={data} onPage={turnTo} />}
    </Card>
  );
}
