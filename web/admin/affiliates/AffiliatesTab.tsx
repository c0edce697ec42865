import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAffiliates } from '#core/contract/affiliates.ts';
import { Handshake, Plus, Search } from '#web/kit/icons.tsx';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { totalText } from '#web/office/list/Pagination.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { AffiliateList } from '../api-types.ts';
import { activeAffiliatesQuery, affiliateKeys } from '../queries/affiliates.ts';
import { AddAffiliateDialog } from './AddAffiliateDialog.tsx';
import { affiliateColumns } from './affiliate-columns.tsx';
import styles from './affiliates.module.css';

function NoAffiliates({ list: { asked, ask } }: { list: AffiliateList }) {
  const showAll = () => ask({ q: undefined });
  if (asked.q) {
    return (
      <EmptyState
        icon={<Search />}
        title="No affiliates found"
        action={<ToolButton onClick={showAll}>Show all affiliates</ToolButton>}
      >
        Nobody matches “{asked.q}”.
      </EmptyState>
    );
  }
  const isFirst = asked.page === 1;
  return (
    <EmptyState
      icon={<Handshake />}
      title="No affiliates found"
      action={!isFirst && <ToolButton onClick={showAll}>Go to the first page</ToolButton>}
    >
      Add a partner to give them a referral link of their own.
    </EmptyState>
  );
}

function Tools({ list: { asked, ask, data } }: { list: AffiliateList }) {
  const isWorthSearching = asked.q || (data && data.total > 0);
  if (!isWorthSearching) {
    return null;
  }
  return (
    <div
      className={styles.tools}
      role="search"
    >
      <SearchField
        label="Search affiliates"
        placeholder="Name, email, company or code"
        value={asked.q ?? ''}
        onSearch={(q) => ask({ q }, { replace: true })}
      />
    </div>
  );
}

/** The partners who send leads. */
export function AffiliatesTab() {
  const [isAdding, setIsAdding] = useState(false);
  const list = useList(listAffiliates, { keys: affiliateKeys });
  const { data: active } = useQuery(activeAffiliatesQuery);
  const aside = (
    <div className={styles.aside}>
      {active && <Badge tone="green">{totalText(active)} Active</Badge>}
      <RefreshButton queryKey={affiliateKeys.all} />
      <ToolButton
        variant="ink"
        onClick={() => setIsAdding(true)}
      >
        <Plus size={16} />
        Add Affiliate
      </ToolButton>
    </div>
  );
  return (
    <Card
      title="Affiliate Partners"
      isFlush
      aside={aside}
    >
      <Tools list={list} />
      <ListTable
        list={list}
        caption="Affiliate Partners"
        columns={affiliateColumns}
        count={(total) => `${total} affiliates`}
        failure="Failed to fetch affiliates"
        lines={8}
        empty={<NoAffiliates list={list} />}
      />
      <AddAffiliateDialog
        isOpen={isAdding}
        onOpenChange={setIsAdding}
      />
    </Card>
  );
}
