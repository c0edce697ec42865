import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listAffiliates } from '#core/contract/affiliates.ts';
import { call } from '#web/kit/api.ts';
import type { AffiliateList } from '../api-types.ts';
import { activeAffiliatesQuery, affiliateKeys } from '../queries/affiliates.ts';
import { inPlace } from './in-place.ts';
import { NewRowsBar } from './NewRowsBar.tsx';
import { useOnNews } from './use-news.ts';

type AffiliatePageData = NonNullable<AffiliateList['data']>;

/** Changes the partners on the screen in their places, and offers those that colleagues added. */
export function LiveAffiliates({ list }: { list: AffiliateList }) {
  const t = useTranslations('admin.live');
  const queries = useQueryClient();
  const { asked, data, fetchedAt } = list;
  const [added, setAdded] = useState({ fetchedAt, ids: [] as readonly number[] });
  useOnNews(async ({ changes, isIncomplete }) => {
    const ofPartners = changes.filter(({ entity }) => entity === 'affiliate');
    if (ofPartners.length === 0 && !isIncomplete) {
      return;
    }
    void queries.invalidateQueries({ queryKey: activeAffiliatesQuery.queryKey });
    const fresh = await call(listAffiliates, { query: asked }).catch(() => null);
    if (!fresh) {
      return;
    }
    queries.setQueryData<AffiliatePageData>(
      affiliateKeys.list(asked),
      (page) => page && { ...page, items: [...inPlace(page.items, fresh.items)] },
      { updatedAt: fetchedAt },
    );
    const known = new Set(data?.items.map(({ id }) => id));
    const ids = ofPartners
      .filter(({ action, isOwn }) => action === 'affiliate.create' && !isOwn)
      .flatMap(({ entityId }) => entityId ?? [])
      .filter((id) => !known.has(id));
    setAdded((before) => ({
      fetchedAt,
      ids: [...(before.fetchedAt === fetchedAt ? before.ids : []), ...ids],
    }));
  });
  const count = added.fetchedAt === fetchedAt ? added.ids.length : 0;
  return (
    <NewRowsBar
      text={count > 0 ? t('newPartners', { count }) : null}
      show={t('show')}
      onShow={() => void queries.invalidateQueries({ queryKey: affiliateKeys.all })}
    />
  );
}
