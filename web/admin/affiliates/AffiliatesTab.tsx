import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listAffiliates } from '#core/contract/affiliates.ts';
import { call } from '#web/kit/api.ts';
import type { QueryOf } from '#web/kit/api-types.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Handshake, Plus, Search } from '#web/kit/icons.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Pagination, totalText } from '#web/office/list/Pagination.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { RefreshButton } from '../../office/list/RefreshButton.tsx';
import { AddAffiliateDialog } from './AddAffiliateDialog.tsx';
import styles from './affiliates.module.css';
import { AffiliateTable } from './AffiliateTable.tsx';

const listOf = (query: QueryOf<typeof listAffiliates>) =>
  queryOptions({
    queryKey: ['affiliates', query],
    queryFn: ({ signal }) => call(listAffiliates, { query, signal }),
  });

function NoAffiliates({ q, page, onAll }: { q: string; page: number; onAll: () => void }) {
  if (q !== '') {
    const showAll = <ToolButton onClick={onAll}>Show all affiliates</ToolButton>;
    return (
      <EmptyState
        icon={<Search />}
        title="No affiliates found"
        action={showAll}
      >
        Nobody matches “{q}”.
      </EmptyState>
    );
  }
  const goToFirst = page > 1 && <ToolButton onClick={onAll}>Go to the first page</ToolButton>;
  return (
    <EmptyState
      icon={<Handshake />}
      title="No affiliates found"
      action={goToFirst}
    >
      Add a partner to give them a referral link of their own.
    </EmptyState>
  );
}

/** The partners who send leads. */
export function AffiliatesTab() {
  const [parameters, setParameters] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const q = (parameters.get('q') ?? '').trim().slice(0, 200);
  const number = Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1);
  const list = useQuery({
    ...listOf({
      page: number,
      pageSize: 50,
      ...(q && { q }),
    }),
    placeholderData: keepPreviousData,
  });
  const { data: active } = useQuery(listOf({ status: 'active', pageSize: 1 }));
  const ask = (text: string, page: number, replace = false) =>
    setParameters(
      {
        tab: 'affiliates',
        ...(text && { q: text }),
        ...(page > 1 && { page: String(page) }),
      },
      { replace },
    );
  const aside = (
    <div className={styles.aside}>
      {active && <Badge tone="green">{totalText(active)} Active</Badge>}
      <RefreshButton queryKey={['affiliates']} />
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
      {(q !== '' || (list.data && list.data.total > 0)) && (
        <div
          className={styles.tools}
          role="search"
        >
          <SearchField
            label="Search affiliates"
            placeholder="Name, email, company or code"
            value={q}
            onSearch={(text) => ask(text, 1, true)}
          />
        </div>
      )}
      <p
        role="status"
        className="visually-hidden"
      >
        {list.data && !list.isPlaceholderData ? `${totalText(list.data)} affiliates` : ''}
      </p>
      <Loaded
        query={list}
        failure="Failed to fetch affiliates"
        lines={8}
      >
        {(page) =>
          page.items.length === 0 ? (
            <NoAffiliates
              q={q}
              page={number}
              onAll={() => ask('', 1)}
            />
          ) : (
            <>
              <AffiliateTable
                affiliates={page.items}
                isUpdating={list.isPlaceholderData}
              />
              <Pagination
                list={page}
                onPage={(next) => ask(q, next)}
              />
            </>
          )
        }
      </Loaded>
      <AddAffiliateDialog
        isOpen={isAdding}
        onOpenChange={setIsAdding}
      />
    </Card>
  );
}
