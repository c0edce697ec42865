import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { listAffiliates } from '#core/contract/affiliates.ts';
import { call } from '#web/kit/api.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { EmptyState, FailureState } from '#web/kit/EmptyState.tsx';
import { Handshake, Plus, Search } from '#web/kit/icons.tsx';
import { Pagination, totalText } from '#web/kit/Pagination.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { ToolButton } from '#web/kit/ToolButton.tsx';
import { RefreshButton } from '../RefreshButton.tsx';
import { AddAffiliateDialog } from './AddAffiliateDialog.tsx';
import styles from './affiliates.module.css';
import { AffiliateTable } from './AffiliateTable.tsx';

const listOf = (parameters: Record<string, string>) => {
  const path = `/api/admin/affiliates?${new URLSearchParams(parameters).toString()}`;
  return { queryKey: ['affiliates', path], queryFn: ({ signal }: { signal: AbortSignal }) => call<typeof listAffiliates>('GET', path, { signal }) };
};

/** The partners who send leads. */
export function AffiliatesTab() {
  const [parameters, setParameters] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const q = (parameters.get('q') ?? '').trim().slice(0, 200);
  const page = Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1);
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...listOf({ page: String(page), pageSize: '50', ...(q && { q }) }), placeholderData: keepPreviousData });
  const active = useQuery(listOf({ status: 'active', pageSize: '1' }));
  const ask = (text: string, number: number, replace = false) =>
    setParameters({ tab: 'affiliates', ...(text && { q: text }), ...(number > 1 && { page: String(number) }) }, { replace });
  const add = <ToolButton look="ink" onClick={() => setIsAdding(true)}><Plus size={16} />Add Affiliate</ToolButton>;

  return (
    <Card
      title="Affiliate Partners" isFlush
      aside={<div className={styles.aside}>{active.data && <Badge tone="green">{totalText(active.data)} Active</Badge>}<RefreshButton queryKey={['affiliates']} />{add}</div>}
    >
      {(q !== '' || (data && data.total > 0)) && (
        <div className={styles.tools} role="search">
          <SearchField label="Search affiliates" placeholder="Name, email, company or code" value={q} onSearch={(text) => ask(text, 1, true)} />
        </div>
      )}
      <p role="status" className="visually-hidden">{data && !isPlaceholderData ? `${totalText(data)} affiliates` : ''}</p>
      {error ? <FailureState error={error} title="Failed to fetch affiliates" onRetry={() => void refetch()} />
        : !data ? <Skeleton lines={8} />
          : data.items.length > 0 ? <AffiliateTable affiliates={data.items} isUpdating={isPlaceholderData} />
            : q !== '' ? <EmptyState icon={<Search />} title="No affiliates found" action={<ToolButton onClick={() => ask('', 1)}>Show all affiliates</ToolButton>}>Nobody matches “{q}”.</EmptyState>
              : <EmptyState icon={<Handshake />} title="No affiliates found" action={page > 1 && <ToolButton onClick={() => ask('', 1)}>Go to the first page</ToolButton>}>Add a partner to give them a referral link of their own.</EmptyState>}
      {data && data.items.length > 0 && !error && <Pagination list={data} onPage={(number) => ask(q, number)} />}
      <AddAffiliateDialog isOpen={isAdding} onOpenChange={setIsAdding} />
    </Card>
  );
}
