import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import {
  type apiKey,
  type ApiScope,
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from '#core/contract/integrations/api-keys.ts';
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
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../day-of.ts';
import styles from './integrations.module.css';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { SecretDialog } from './ShownOnce.tsx';

/** The names of scopes in the form and in its messages, in the order of the form. */
const scopeNames = {
  'GET /api/admin/leads': 'listLeads',
  'GET /api/admin/leads/{id}': 'readLead',
  'POST /api/admin/leads': 'createLead',
  'PUT /api/admin/leads/{id}': 'updateLead',
  'POST /api/admin/leads/{id}/loan-status': 'setLoanStatus',
  'GET /api/admin/affiliates': 'listAffiliates',
  'GET /api/admin/dashboard/stats': 'readStats',
} as const satisfies Record<ApiScope, string>;

type ScopeName = (typeof scopeNames)[ApiScope];

const formScopes = Object.entries(scopeNames) as [ApiScope, ScopeName][];

function isApiScope(scope: string): scope is ApiScope {
  return scope in scopeNames;
}

function KeyExample() {
  const t = useTranslations('admin.integrations');
  return (
    <code className={`${shared.sunk} ${styles.example}`}>
      {t('example', { origin: location.origin })}
    </code>
  );
}

/** In days. */
const lifetimes = { month: 30, quarter: 90, year: 365, twoYears: 730 } as const;
type Lifetime = keyof typeof lifetimes;
const lifetimeNames = Object.keys(lifetimes) as Lifetime[];

function endOf(lifetime: Lifetime): string {
  return new Date(Date.now() + lifetimes[lifetime] * 86_400_000).toISOString();
}

const start = {
  name: '',
  ...(Object.fromEntries(formScopes.map(([, name]) => [name, false])) as Record<
    ScopeName,
    boolean
  >),
  expiresAt: 'year' as Lifetime,
};

const [[, firstScope]] = formScopes as [(typeof formScopes)[number]];

function scopesOf(values: typeof start) {
  return formScopes.filter(([, name]) => values[name]).map(([scope]) => scope);
}

function NewKeyForm({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const t = useTranslations('admin.integrations.new');
  const scopes = useTranslations('admin.integrations.scopes');
  const contractForm = useContractForm(createApiKey, {
    start,
    // At the first box, which then has the focus.
    alsoCheck: (values) =>
      scopesOf(values).length > 0 ? {} : { [firstScope]: 'channels.required' as const },
    toBody: (values) => ({
      name: values.name,
      scopes: scopesOf(values),
      expiresAt: endOf(values.expiresAt),
    }),
    makesStale: [listApiKeys],
    onSuccess: ({ key }) => onMade(key),
    failed: t('failed'),
  });
  const { field, line, typed } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} variant="sun" onDone={onCancel}>
      <TextInput {...line('name')} label={t('name')} hint={t('nameHint')} />
      <fieldset className={shared.tightRows}>
        <legend className={shared.legend}>{t('scopes')}</legend>
        {formScopes.map(([scope, name]) => (
          <Checkbox key={scope} {...field(name)} optional={t('optional')} label={scopes(name)} />
        ))}
      </fieldset>
      <Select
        {...field('expiresAt')}
        label={t('expires')}
        hint={t('until', {
          date: dayOf(endOf(typed.expiresAt), 'long'),
        })}
        options={lifetimeNames.map((value) => ({ value, label: t(`lifetimes.${value}`) }))}
      />
    </DialogForm>
  );
}

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
      t={t}
      confirm={t('button')}
      about={() => name}
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
      skeleton: { as: 'badge' },
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    scopes: {
      isWide: true,
      cell: (row) => (
        <ul className={shared.list}>
          {row.scopes.map((scope) => (
            <li key={scope} title={scope}>
              {isApiScope(scope) ? scopes(scopeNames[scope]) : scope}
            </li>
          ))}
        </ul>
      ),
    },
    used: {
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <RelativeTime value={lastUsedAt} />
        ) : (
          <span className={shared.small}>{t('never')}</span>
        ),
    },
    expires: { cell: ({ expiresAt }) => <RelativeTime value={expiresAt} /> },
    actions: {
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

export function ApiKeys() {
  const t = useTranslations('admin.integrations');
  const making = useDialog();
  const list = useList(listApiKeys);
  const hasKeys = list.data && list.data.total > 0;
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div className={shared.row}>
          <RefreshButton of={[listApiKeys]} />
          <ToolButton variant="ink" onClick={making.open}>
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
          <EmptyState
            icon={<Lock />}
            title={t('none')}
            text={t('noneText')}
            action={<KeyExample />}
          />
        }
      />
      <SecretDialog
        {...making}
        title={t('new.title')}
        description={t('sees')}
        t={useTranslations('admin.integrations.made')}
        form={NewKeyForm}
      >
        <p className={shared.hint}>{t('made.use')}</p>
        <KeyExample />
      </SecretDialog>
    </Card>
  );
}
