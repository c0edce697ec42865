import { useLocation } from 'react-router';
import { listLeads } from '#core/contract/leads.ts';
import { isLeadStatus } from '#core/domain/lead-status.ts';
import { Search, User } from '#web/kit/icons.tsx';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { totalText } from '#web/office/list/Pagination.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadList } from '../api-types.ts';
import { leadKeys } from '../queries/leads.ts';
import { leadColumns } from './lead-columns.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import styles from './leads.module.css';

function NoLeads({ list: { asked, ask, data } }: { list: LeadList }) {
  if (data && data.total > 0) {
    const goToFirst = <ToolButton onClick={() => ask({})}>Go to the first page</ToolButton>;
    return (
      <EmptyState
        title="There are no leads on this page"
        action={goToFirst}
      />
    );
  }
  if (asked.q || asked.status) {
    const showAll = () => ask({ q: undefined, status: undefined });
    return (
      <EmptyState
        icon={<Search />}
        title="No leads match"
        action={<ToolButton onClick={showAll}>Show all leads</ToolButton>}
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
  const { state } = useLocation() as { state: { isSearching?: boolean } | null };
  const list = useList(listLeads, { keys: leadKeys, offers: { status: isLeadStatus } });
  const aside = (
    <div className={styles.aside}>
      {list.data && <Badge>{totalText(list.data)}</Badge>}
      <RefreshButton queryKey={leadKeys.all} />
    </div>
  );
  return (
    <Card
      title="All Leads"
      isFlush
      aside={aside}
    >
      <LeadFilters
        list={list}
        isSearching={state?.isSearching ?? false}
      />
      <ListTable
        list={list}
        caption="All Leads"
        columns={leadColumns}
        count={(total) => `${total} leads`}
        failure="The leads could not be loaded"
        lines={10}
        empty={<NoLeads list={list} />}
      />
    </Card>
  );
}
