import { useTranslations } from 'use-intl';
import type { RowMarks } from '#web/office/list/row-marks.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './live.module.css';

interface NewRowsBarProps {
  /** The number of new rows in words; an empty one hides it. */
  text: string | false | undefined;
  onShow: () => void;
  /** Its neighbours do not reach the edges of their card. */
  isInset?: boolean | undefined;
}

/** Offers new rows; the list does not move until it is pressed. */
export function NewRowsBar({ text, onShow, isInset = false }: NewRowsBarProps) {
  const t = useTranslations('admin.live');
  return (
    <div role="status">
      {text && (
        <div className={isInset ? `${styles.bar} ${styles.inset}` : styles.bar}>
          <span>{text}</span>
          <ToolButton onClick={onShow}>{t('show')}</ToolButton>
        </div>
      )}
    </div>
  );
}

interface LiveBarProps {
  live: {
    marks: RowMarks;
    count: number;
    show: () => void;
    /** Who changed rows; only lists of leads say so. */
    by?: string | undefined;
  };
  of: 'newPartners' | 'newTemplates' | 'newMedia' | 'newCommissions' | 'newMails' | 'newLeads';
  isInset?: boolean | undefined;
}

/** Offers the new rows of a live list, and tells screen readers who changed others. */
export function LiveBar({ live: { marks, count, show, by }, of, isInset }: LiveBarProps) {
  const t = useTranslations('admin.live');
  return (
    <>
      <NewRowsBar text={count > 0 && t(of, { count })} onShow={show} isInset={isInset} />
      <p role="status" className="visually-hidden">
        {by && t('rowsChanged', { count: marks.size, by })}
      </p>
    </>
  );
}
