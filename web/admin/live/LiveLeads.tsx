import { useTranslations } from 'use-intl';
import { NewRowsBar } from './NewRowsBar.tsx';
import type { useLiveLeads } from './use-live-leads.ts';

/** Offers the leads that came, and tells who changed one that is on the screen. */
export function LiveLeads({ live }: { live: ReturnType<typeof useLiveLeads> }) {
  const t = useTranslations('admin.live');
  const { count, hasMore, marks, by, show } = live;
  const text = count > 0 ? t('newLeads', { count, more: hasMore ? 'yes' : 'no' }) : null;
  return (
    <>
      <NewRowsBar
        text={text}
        show={t('show')}
        onShow={show}
      />
      <p
        role="status"
        className="visually-hidden"
      >
        {by && t('rowsChanged', { count: marks.size, by })}
      </p>
    </>
  );
}
