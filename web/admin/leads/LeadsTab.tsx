import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { listLeads } from '#core/contract/leads.ts';
import { call } from '#web/kit/api.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Search, User } from '#web/kit/icons.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Pagination, totalText } from '#web/office/list/Pagination.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { RefreshButton } from '../../office/list/RefreshButton.tsx';
import { type LeadQuery, leadListQuery, readLeadQuery, writeLeadQuery } from './lead-query.ts';
import { LeadFilters } from './LeadFilters.tsx';
import styles from './leads.module.css';
import { LeadTable } from './LeadTable.tsx';

interface NoLeadsProps {
  query: LeadQuery;
  total: number;
  onAsk: (change: Partial<LeadQuery>) => void;
}

function NoLeads({ query: { q, status }, total, onAsk }: NoLeadsProps) {
  if (total > 0) {
    const goToFirst = <ToolButton onClick={() => onAsk({})}>Go to the first page</ToolButton>;
    return (
      <EmptyState
        title="There are no leads on this page"
        action={goToFirst}
      />
    );
  }
  if (q !== '' || status !== '') {
    const showAll = (
      <ToolButton onClick={() => onAsk({ q: '', status: '' })}>Show all leads</ToolButton>
    );
    return (
      <EmptyState
        icon={<Search />}
        title="No leads match"
        action={showAll}
      />
    );
  }
  return (
    <EmptyState
      icon={<User />}
      title="No leads yet"
    >
      Applications appear here the moment they are sent.
    </EmptyState>
  );
}

/** Every lead: searched, filtered, sorted and paged by the server. */
export function LeadsTab() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: { isSearching?: boolean } | null };
  const query = readLeadQuery(parameters);
  const asked = leadListQuery(query);
  const list = useQuery({
    queryKey: ['leads', 'list', asked],
    queryFn: ({ signal }) => call(listLeads, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
  // A new search, filter or order starts at its first page.
  const ask = (change: Partial<LeadQuery>, replace = false) =>
    setParameters(
      writeLeadQuery({
        ...query,
        page: 1,
        ...change,
      }),
      { replace },
    );

  return (
    <Card
      title="All Leads"
      isFlush
      aside={
        <div className={styles.aside}>
          {list.data && <Badge>{totalText(list.data)}</Badge>}
          <RefreshButton queryKey={['leads']} />
        </div>
      }
    >
      <LeadFilters
        query={query}
        onAsk={ask}
        isSearching={state?.isSearching ?? false}
      />
      <p
        role="status"
        className="visually-hidden"
      >
        {list.data && !list.isPlaceholderData ? `${totalText(list.data)} leads` : ''}
      </p>
      <Loaded
        query={list}
        failure="The leads could not be loaded"
        lines={10}
      >
        {(page) =>
          page.items.length === 0 ? (
            <NoLeads
              query={query}
              total={page.total}
              onAsk={ask}
            />
          ) : (
            <>
              <LeadTable
                leads={page.items}
                isUpdating={list.isPlaceholderData}
                sort={{ by: query.sort, direction: query.direction }}
                onSort={({ by, direction }) => ask({ sort: by as LeadQuery['sort'], direction })}
              />
              <Pagination
                list={page}
                onPage={(number) => ask({ page: number })}
              />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
