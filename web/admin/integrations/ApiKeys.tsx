import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { type apiKey, listApiKeys, revokeApiKey } from '#core/contract/integrations/api-keys.ts';
import { Lock, Plus } from '#web/kit/icons.tsx';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { useList } from '#web/office/list/use-list.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { KeyExample } from './KeyExample.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import styles from './integrations.module.css';
import { isApiScope, scopeNames } from './scope-names.ts';

type KeyRow = z.output<typeof apiKey>;

const tones = { active: 'green', expired: 'amber', revoked: 'grey' } as const;

function RevokeButton({ row: { id, name } }: { row: KeyRow }) {
  const t = useTranslations('admin.integrations.revoke');
  return (
    <ConfirmedWrite
      button={<ToolButton aria-label={t('buttonOf', { name })}>{t('button')}</ToolButton>}
      entry={revokeApiKey}
      options={{ params: { id } }}
      makesStale={[listApiKeys]}
      title={t('title')}
      confirm={t('button')}
      done={t('done')}
      about={() => name}
      failed={t('failed')}
    >
      {t('question', { name })}
    </ConfirmedWrite>
  );
}

function useKeyColumns(): readonly Column<KeyRow>[] {
  const t = useTranslations('admin.integrations');
  const columns = useTranslations('admin.integrations.columns');
  const scopes = useTranslations('admin.integrations.scopes');
  return columnsOf(columns, {
    name: {
      isTitle: true,
      skeleton: { lines: 3 },
      sort: 'name',
      cell: ({ name, prefix, createdBy, createdAt }) => (
        <div className={shared.lines}>
          <span className={shared.rowName}>{name}</span>
          <span className={shared.small}>
            <code>{prefix}…</code>
          </span>
          <span className={shared.small}>
            {t('madeBy', { name: createdBy ?? t('someone') })} <RelativeTime value={createdAt} />
          </span>
        </div>
      ),
    },
    state: {
      isNarrow: true,
      skeleton: { as: 'badge' },
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    scopes: {
      cell: (row) => (
        <ul className={styles.scopes}>
          {row.scopes.map((scope) => (
            <li key={scope} title={scope}>
              {isApiScope(scope) ? scopes(scopeNames[scope]) : scope}
            </li>
          ))}
        </ul>
      ),
    },
    used: {
      isNarrow: true,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <RelativeTime value={lastUsedAt} />
        ) : (
          <span className={shared.small}>{t('never')}</span>
        ),
    },
    expires: {
      isNarrow: true,
      cell: ({ expiresAt }) => <RelativeTime value={expiresAt} />,
    },
    actions: {
      isNarrow: true,
      skeleton: { as: 'button' },
      cell: (row) =>
        row.state === 'active' ? (
          <RevokeButton row={row} />
        ) : (
          <span className={shared.small}>–</span>
        ),
    },
  });
}

/** The keys by which programs call the API. */
export function ApiKeys() {
  const t = useTranslations('admin.integrations');
  const [isMaking, setIsMaking] = useState(false);
  const list = useList(listApiKeys);
  const hasKeys = list.data && list.data.total > 0;
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div className={shared.row}>
          <RefreshButton of={[listApiKeys]} />
          <ToolButton variant="ink" onClick={() => setIsMaking(true)}>
            <Plus size={16} />
            {t('new.button')}
          </ToolButton>
        </div>
      }
    >
      {hasKeys && <p className={`${shared.tools} ${shared.hint}`}>{t('sees')}</p>}
      <ListTable
        list={list}
        t={t}
        columns={useKeyColumns()}
        lines={3}
        empty={
          <EmptyState icon={<Lock />} title={t('none')} action={<KeyExample />}>
            {t('noneText')}
          </EmptyState>
        }
      />
      <NewKeyDialog isOpen={isMaking} onOpenChange={setIsMaking} />
    </Card>
  );
}
