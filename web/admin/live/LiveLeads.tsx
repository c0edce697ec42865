import { useTranslations } from 'use-intl';
import { NewRowsBar } from './NewRowsBar.tsx';
import type { RowMarks } from '#web/office/list/row-marks.ts';

/** What became of a list or a board of leads while somebody read it. */
interface Live {
  marks: RowMarks;
  by: string | undefined;
  count: number;
  hasMore: boolean;
  show: () => void;
}

export function LiveLeads({ live }: { live: Live }) {
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
