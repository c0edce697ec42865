import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findNewLines } from '#core/contract/news.ts';
import { call } from '#web/kit/api.ts';
import type { AuditList } from '../api-types.ts';
import { auditKeys } from '../queries/keys.ts';
import { NewRowsBar } from './LiveLeads.tsx';
import { newestAt, useNews } from './news-query.ts';

/**
 * Offers the lines of the audit log that others caused since it was asked for. They stand at its top,
 * so nothing is asked while something else is read. No line ever changes.
 */
export function LiveAudit({ list }: { list: AuditList }) {
  const t = useTranslations('admin.live');
  const queries = useQueryClient();
  const { asked, data, fetchedAt } = list;
  const { page, pageSize: _size, sort: _sort, direction, cursor, ...filters } = asked;
  const isTop = page === 1 && cursor === undefined && direction === 'desc';
  const after = Math.max(0, ...(data?.items ?? []).map(({ id }) => id));
  const { newestLineId = 0, newest = [] } = useNews() ?? {};
  // What visitors sent is told by the newest lead.
  const newestLead = newest.at(-1)?.id;
  const isWaiting = newestLineId > after || newestLead !== newestAt(newest, fetchedAt);
  const { data: found } = useQuery({
    queryKey: [...auditKeys.all, 'new', filters, after, newestLineId, newestLead],
    queryFn: ({ signal }) => call(findNewLines, { query: { ...filters, after }, signal }),
    enabled: isTop && data !== undefined && isWaiting,
  });
  const { count, hasMore } = isWaiting && found ? found : { count: 0, hasMore: false };
  return (
    <NewRowsBar
      text={count > 0 ? t('newLines', { count, more: hasMore ? 'yes' : 'no' }) : null}
      show={t('show')}
      onShow={() => void queries.invalidateQueries({ queryKey: auditKeys.list() })}
    />
  );
}
