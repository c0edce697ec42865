import { useTranslations } from 'use-intl';
import { counted } from '#web/office/formats/counted.ts';
import { listAudit } from '#core/contract/audit.ts';
import { Search } from '#web/kit/icons.tsx';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { LiveAudit } from '../live/LiveAudit.tsx';
import { auditKeys } from '../queries/audit.ts';
import { placeholderLine, useAuditColumns } from './audit-columns.tsx';
import { AuditFilters } from './AuditFilters.tsx';

export function AuditTab() {
  const t = useTranslations('admin.audit');
  const totalText = useTotalText();
  const list = useList(listAudit, { keys: auditKeys, isLive: true });
  const showAll = () =>
    list.ask({
      q: undefined,
      kind: undefined,
      actor: undefined,
      from: undefined,
      to: undefined,
    });
  const aside = (
    <div className={shared.row}>
      {list.data && <Badge>{totalText(list.data)}</Badge>}
      <RefreshButton queryKey={auditKeys.all} />
    </div>
  );
  return (
    <Card
      title={t('title')}
      isFlush
      aside={aside}
    >
      <AuditFilters list={list} />
      <LiveAudit list={list} />
      <ListTable
        list={list}
        caption={t('title')}
        columns={useAuditColumns()}
        count={(count) => t('count', counted(count))}
        failure={t('failed')}
        lines={10}
        placeholder={placeholderLine}
        empty={
          <EmptyState
            icon={<Search />}
            title={t('none')}
            action={<ToolButton onClick={showAll}>{t('showAll')}</ToolButton>}
          >
            {t('noneText')}
          </EmptyState>
        }
      />
    </Card>
  );
}
