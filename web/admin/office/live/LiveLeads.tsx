import { useTranslations } from 'use-intl';
import type { RowMarks } from '#web/office/list/row-marks.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './live.module.css';

interface NewRowsBarProps {
  /** The number of new rows in words; null hides it. */
  text: string | null;
  show: string;
  onShow: () => void;
  /** Its neighbours do not reach the edges of their card. */
  isInset?: boolean;
}

/** Offers new rows; the list does not move until it is pressed. */
export function NewRowsBar({ text, show, onShow, isInset = false }: NewRowsBarProps) {
  return (
    <div role="status">
      {text && (
        <div className={isInset ? `${styles.bar} ${styles.inset}` : styles.bar}>
          <span>{text}</span>
          <ToolButton onClick={onShow}>{show}</ToolButton>
        </div>
      )}
    </div>
  );
}

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
      <NewRowsBar text={text} show={t('show')} onShow={show} />
      <p role="status" className="visually-hidden">
        {by && t('rowsChanged', { count: marks.size, by })}
      </p>
    </>
  );
}
