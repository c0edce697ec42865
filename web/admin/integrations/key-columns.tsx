import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { type apiKey, revokeApiKey } from '#core/contract/staff/api-keys.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { apiKeyKeys } from '../queries/api-keys.ts';
import styles from './integrations.module.css';
import { isApiScope, scopeNames } from './scope-names.ts';

type KeyRow = z.output<typeof apiKey>;

/** A typical row, which gives the grey ones their height and width. */
export const placeholderKey: KeyRow = {
  id: 0,
  name: 'Loan system',
  prefix: 'sgh_abcd2345',
  scopes: ['GET /api/admin/leads', 'POST /api/admin/leads/{id}/loan-status'],
  state: 'active',
  createdBy: 'Omar Reyes',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2027-01-01T00:00:00.000Z',
  lastUsedAt: '2026-01-01T00:00:00.000Z',
};

const tones = { active: 'green', expired: 'amber', revoked: 'grey' } as const;

function RevokeButton({ row: { id, name } }: { row: KeyRow }) {
  const t = useTranslations('admin.integrations.revoke');
  return (
    <ConfirmedWrite
      button={<ToolButton aria-label={t('buttonOf', { name })}>{t('button')}</ToolButton>}
      entry={revokeApiKey}
      options={{ params: { id } }}
      makesStale={[apiKeyKeys.all]}
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

export function useKeyColumns(): readonly Column<KeyRow>[] {
  const t = useTranslations('admin.integrations');
  const columns = useTranslations('admin.integrations.columns');
  const scopes = useTranslations('admin.integrations.scopes');
  return columnsOf(columns, {
    name: {
      isTitle: true,
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
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    scopes: {
      cell: (row) => (
        <ul className={styles.scopes}>
          {row.scopes.map((scope) => (
            <li
              key={scope}
              title={scope}
            >
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
      cell: (row) =>
        row.state === 'active' ? (
          <RevokeButton row={row} />
        ) : (
          <span className={shared.small}>–</span>
        ),
    },
  });
}
