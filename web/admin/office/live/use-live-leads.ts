import type { QueryKey } from '@tanstack/react-query';
import { mostRefreshed, refreshLeads } from '#core/contract/office/news.ts';
import { call } from '#web/kit/api.ts';
import type { LeadQuery, LeadRow } from '../../api-types.ts';
import type { News } from './news-query.ts';
import { useRefreshedRows } from './use-live-rows.ts';

function changedAmong(shown: readonly LeadRow[], { changes, isIncomplete }: News): number[] {
  const ids = new Set(
    changes.flatMap(({ entity, entityId }) => (entity === 'lead' ? entityId : [])),
  );
  // A bulk change names no leads.
  const mayBeAny = isIncomplete || ids.has(null);
  const changed = mayBeAny ? shown : shown.filter(({ id }) => ids.has(id));
  return changed.map(({ id }) => id).slice(0, mostRefreshed);
}

/**
 * Keeps the leads of these answers up to date. A lead that no longer matches stays where it is read;
 * new ones that match are counted.
 */
export function useLiveLeads(asked: LeadQuery, keys: readonly QueryKey[]) {
  const {
    page: _page,
    pageSize: _size,
    sort: _sort,
    direction: _way,
    cursor: _at,
    ...filters
  } = asked;
  return useRefreshedRows<LeadRow>({
    keys,
    read(news, shown, added) {
      const ids = changedAmong(shown, news);
      const isShown = (id: number) => shown.some((row) => row.id === id);
      const arrived = [...news.arrivals.filter((id) => !isShown(id)), ...added];
      if (ids.length + arrived.length === 0) {
        return null;
      }
      const query = {
        ...filters,
        ids: ids.join(','),
        arrived: arrived.slice(0, mostRefreshed).join(','),
      };
      return call(refreshLeads, { query }).then((answer) => ({
        items: answer.items,
        gone: ids.filter((id) => answer.items.every((row) => row.id !== id)),
        added: answer.arrived,
        by: news.changes.find(({ entity }) => entity === 'lead')?.by,
      }));
    },
  });
}
