import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NewRowsBar } from '../live/LiveLeads.tsx';
import { useOnNews } from '../live/news-query.ts';
import { payoutKeys } from '../queries/keys.ts';

export function NewPayouts({ known }: { known: readonly { id: number }[] }) {
  const t = useTranslations('admin.live');
  const queries = useQueryClient();
  const [told, setTold] = useState<readonly number[]>([]);
  useOnNews(({ changes }) => {
    if (changes.some(({ action, isOwn }) => action === 'payout.reverse' && !isOwn)) {
      void queries.invalidateQueries({ queryKey: payoutKeys.all });
    }
    const made = changes.filter(({ action }) => action === 'payout.create');
    const ids = made.flatMap(({ entityId }) => entityId ?? []);
    setTold((before) => [...new Set([...before, ...ids])]);
  });
  const count = told.filter((id) => known.every((payout) => payout.id !== id)).length;
  return (
    <NewRowsBar
      text={count > 0 ? t('newPayouts', { count }) : null}
      show={t('show')}
      onShow={() => void queries.invalidateQueries({ queryKey: payoutKeys.all })}
    />
  );
}
