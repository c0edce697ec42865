import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Close } from '#web/kit/icons.tsx';
import { Later } from '#web/kit/Later.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import { RowChoice } from './RowChoice.tsx';
import shared from '../styles/shared.module.css';
import styles from './selection-bar.module.css';
import type { List } from './use-list.ts';
import type { RowId, Selection } from './use-selection.ts';

interface SelectionBarProps<Row> {
  list: Pick<List<unknown, Row>, 'data'>;
  selection: Selection;
  label: string;
  /** The label of the box that chooses a page. */
  allLabel: string;
  chosen: string;
  children: ReactNode;
}

/**
 * What is chosen in a list, here and on its other pages, and the actions on it. Where rows are
 * cards, it also has the box that chooses a whole page, which a table has in its head.
 */
export function SelectionBar<Row extends { id: RowId }>(props: SelectionBarProps<Row>) {
  const { list, selection, label, allLabel, chosen, children } = props;
  const t = useTranslations('office.list');
  const { data } = list;
  const rows = data?.items.map(({ id }) => id) ?? [];
  const here = rows.filter((id) => selection.ids.has(id)).length;
  const elsewhere = selection.ids.size - here;
  const isIdle = selection.ids.size === 0;
  return (
    <section
      className={`${shared.wrapCentered} ${styles.bar} ${isIdle ? styles.idle : ''} ${data ? '' : styles.coming}`}
      aria-label={label}
    >
      {(rows.length > 0 || !data) && (
        <label className={styles.all}>
          <RowChoice label={allLabel} ids={rows} selection={selection} />
          {isIdle && allLabel}
        </label>
      )}
      <p role="status" className={styles.count}>
        {!isIdle && chosen}
        {elsewhere > 0 &&
          ` (${t('elsewhere', { here: String(here), elsewhere: String(elsewhere) })})`}
      </p>
      {!isIdle && (
        <>
          <Later>{children}</Later>
          <ToolButton
            variant="quiet"
            isSquare
            aria-label={t('clear')}
            title={t('clear')}
            onClick={selection.clear}
          >
            <Close size={16} />
          </ToolButton>
        </>
      )}
    </section>
  );
}
