import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { exportLeads } from '#core/contract/lead/export.ts';
import { listLeads } from '#core/contract/leads.ts';
import { valuesOf } from '#core/contract/page.ts';
import { isLeadStatus } from '#core/domain/lead-status.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import { leadKeys } from '../queries/leads.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { useLeadColumns } from './lead-columns.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import styles from './leads.module.css';
import { NoLeads } from './NoLeads.tsx';

/** Every lead: searched, filtered, sorted and paged by the server. */
export function LeadsTab() {
  const t = useTranslations('admin.leads');
  const bulk = useTranslations('admin.leadBulk');
  const totalText = useTotalText();
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: { isSearching?: boolean } | null };
  const list = useList(listLeads, {
    keys: leadKeys,
    offers: { status: (asked) => valuesOf(asked).every(isLeadStatus) },
  });
  const aside = (
    <div className={styles.aside}>
      {list.data && <Badge>{totalText(list.data)}</Badge>}
      <ToolLink
        href={`${exportLeads.path}?${parameters.toString()}`}
        download
      >
        {t('export')}
      </ToolLink>
      <RefreshButton queryKey={leadKeys.all} />
    </div>
  );
  return (
    <Card
      title={t('title')}
      isFlush
      aside={aside}
    >
      <LeadFilters
        list={list}
        isSearching={state?.isSearching ?? false}
      />
      <BulkBar list={list} />
      <ListTable
        list={list}
        caption={t('title')}
        columns={useLeadColumns()}
        count={(count) => t('count', { count })}
        failure={t('failed')}
        lines={10}
        empty={<NoLeads list={list} />}
        choosing={{
          allLabel: bulk('chooseAll'),
          rowLabel: ({ firstName, lastName }) =>
            bulk('choose', { name: `${firstName} ${lastName}` }),
        }}
      />
    </Card>
  );
}
