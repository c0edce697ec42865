import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listApiKeys } from '#core/contract/staff/api-keys.ts';
import { Lock, Plus } from '#web/kit/icons.tsx';
import { counted } from '#web/office/formats/counted.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { placeholderKey, useKeyColumns } from './key-columns.tsx';
import { apiKeyKeys } from '../queries/api-keys.ts';
import { KeyExample } from './KeyExample.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';

/** The keys by which programs call the API. */
export function ApiKeys() {
  const t = useTranslations('admin.integrations');
  const [isMaking, setIsMaking] = useState(false);
  const list = useList(listApiKeys, { keys: apiKeyKeys });
  const hasKeys = list.data && list.data.total > 0;
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div className={shared.row}>
          <RefreshButton queryKey={apiKeyKeys.all} />
          <ToolButton
            variant="ink"
            onClick={() => setIsMaking(true)}
          >
            <Plus size={16} />
            {t('new.button')}
          </ToolButton>
        </div>
      }
    >
      {hasKeys && <p className={`${shared.tools} ${shared.hint}`}>{t('sees')}</p>}
      <ListTable
        list={list}
        caption={t('title')}
        columns={useKeyColumns()}
        count={(total) => t('count', counted(total))}
        failure={t('failed')}
        lines={3}
        placeholder={placeholderKey}
        empty={
          <EmptyState
            icon={<Lock />}
            title={t('none')}
            action={<KeyExample />}
          >
            {t('noneText')}
          </EmptyState>
        }
      />
      <NewKeyDialog
        isOpen={isMaking}
        onOpenChange={setIsMaking}
      />
    </Card>
  );
}
