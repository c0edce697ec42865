import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { exportAudit, listAudit } from '#core/contract/operations/audit.ts';
import { auditKinds } from '#core/domain/operations/audit-kind.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { NothingFound } from '#web/office/list/NothingFound.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { ListSearch } from '#web/office/list/SearchField.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { TotalBadge } from '#web/office/list/TotalBadge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { AuditList } from '../../api-types.ts';
import { NewRowsBar } from '../../office/live/NewRowsBar.tsx';
import { useNews } from '../../office/live/news-query.ts';
import { May } from '../../May.tsx';
import { DownloadLink } from '../../accounts/step-up/DownloadLink.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import styles from './audit.module.css';

const actors = ['staff', 'affiliate', 'visitor', 'key', 'system'] as const;

function AuditFilters({ list }: { list: AuditList }) {
  const { asked, ask } = list;
  const t = useTranslations('admin.audit.filters');
  return (
    <Toolbar>
      <ListSearch list={list} t={t} />
      <QuietSelect
        label={t('kind')}
        value={asked.kind ?? ''}
        onChange={({ target }) => ask({ kind: auditKinds.find((kind) => kind === target.value) })}
        choices={[
          ['', t('allKinds')],
          ...auditKinds.map((kind) => [kind, t(`kinds.${kind}`)] as const),
        ]}
      />
      <QuietSelect
        label={t('actor')}
        value={asked.actor ?? ''}
        onChange={({ target }) => ask({ actor: actors.find((actor) => actor === target.value) })}
        choices={[
          ['', t('everybody')],
          ...actors.map((actor) => [actor, t(`actors.${actor}`)] as const),
        ]}
      />
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className={`${shared.small} ${shared.inlineCentered} ${styles.day}`}>
          <span>{t(name)}</span>
          <input
            type="date"
            value={asked[name] ?? ''}
            onChange={({ target }) => ask({ [name]: target.value || undefined }, { replace: true })}
          />
        </label>
      ))}
    </Toolbar>
  );
}

/** Offers newer lines of the whole log, which belong at its top. A line never changes. */
function NewLines({ list: { asked, data, refetch } }: { list: AuditList }) {
  const t = useTranslations('admin.live');
  const newest = useNews()?.newestLineAt ?? '';
  const { page, pageSize: _size, sort: _sort, direction, cursor = '', ...filters } = asked;
  const isWhole = Object.values(filters).every((filter) => filter === undefined);
  const isTop = page === 1 && cursor === '' && direction === 'desc';
  const isNew = data !== undefined && newest > (data.items[0]?.at ?? '');
  return <NewRowsBar text={isWhole && isTop && isNew && t('newLines')} onShow={refetch} />;
}

export function AuditTab() {
  const t = useTranslations('admin.audit');
  const [parameters] = useSearchParams();
  const list = useList(listAudit, { isLive: true });
  const isAfterStop = list.asked.action === 'consent.after_stop';
  const aside = (
    <div className={shared.row}>
      <TotalBadge of={list.data} />
      <May call={exportAudit}>
        <DownloadLink href={`${exportAudit.path}?${parameters}`}>{t('export')}</DownloadLink>
      </May>
      <ToolButton
        aria-pressed={isAfterStop}
        onClick={() => list.askAnew({ action: isAfterStop ? undefined : 'consent.after_stop' })}
      >
        {t('afterStop')}
      </ToolButton>
      <RefreshButton of={[allUnder(listAudit)]} />
    </div>
  );
  return (
    <Card title={t('title')} isFlush aside={aside}>
      <AuditFilters list={list} />
      <NewLines list={list} />
      <ListTable
        list={list}
        t={t}
        columns={useAuditColumns()}
        lines={10}
        empty={<NothingFound list={list} t={t} />}
      />
    </Card>
  );
}
