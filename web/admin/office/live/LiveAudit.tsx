import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findNewLines } from '#core/contract/office/news.ts';
import { listAudit } from '#core/contract/operations/audit.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import type { AuditList } from '../../api-types.ts';
import { NewRowsBar } from './LiveLeads.tsx';
import { countNew, knownAt, useNews } from './news-query.ts';

/**
 * Offers new lines of the audit log that others caused. They belong at its top, so other pages do
 * not ask for them. A line never changes.
 */
export function LiveAudit({ list }: { list: AuditList }) {
  const t = useTranslations('admin.live');
  const queries = useQueryClient();
  const { asked, data, fetchedAt } = list;
  const { page, pageSize, sort: _sort, direction, cursor, ...filters } = asked;
  const isTop = page === 1 && cursor === undefined && direction === 'desc';
  const shown = (data?.items ?? []).map(({ id }) => id);
  const { newestLineId = null, known: told = [] } = useNews() ?? {};
  // New leads imply new lines that visitors caused.
  const known = knownAt(told, fetchedAt);
  const latest = told.at(-1);
  const isToldOf = newestLineId !== null && !shown.includes(newestLineId);
  const isWaiting = isToldOf || latest !== known;
  // After a full page there are lines that it does not show.
  const last = shown.length < pageSize ? undefined : data?.items.at(-1);
  const after = last && last.at > (known?.since ?? '') ? last.at : known?.since;
  const { data: found } = useQuery(
    callQuery(
      findNewLines,
      { query: { ...filters, after: after! } },
      {
        version: [newestLineId, latest?.at],
        enabled: isTop && data !== undefined && after !== undefined && isWaiting,
      },
    ),
  );
  const { count, hasMore } = countNew(
    isWaiting && found ? found : { ids: [], hasMore: false },
    shown,
  );
  return (
    <NewRowsBar
      text={count > 0 ? t('newLines', { count, more: hasMore ? 'yes' : 'no' }) : null}
      show={t('show')}
      onShow={() => makeStale(queries, [listAudit])}
    />
  );
}
