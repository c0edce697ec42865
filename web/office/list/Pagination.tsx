import { useTranslations } from 'use-intl';
import { Chevron } from '#web/kit/icons.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useFormats } from '../formats/use-formats.ts';
import type { PageOf } from './list-entry.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './pagination.module.css';
import { useTotalText } from './use-total-text.ts';

/** A page: its number, and far down the cursor that leads there. */
interface PageStep {
  page: number;
  cursor?: string | undefined;
}

/** After this many rows the next page is found by the last row instead of by counting. */
const deepFrom = 1000;

export function stepBehind({
  page,
  pageSize,
  nextCursor,
}: Pick<PageOf<unknown>, 'page' | 'pageSize' | 'nextCursor'>): PageStep | undefined {
  if (nextCursor === null) {
    return undefined;
  }
  const isDeep = page * pageSize >= deepFrom;
  return {
    page: page + 1,
    cursor: isDeep ? nextCursor : undefined,
  };
}

interface PaginationProps {
  list: PageOf<unknown>;
  onPage: (step: PageStep) => void;
}

/** The visible part of a list, with links to its neighbours; hidden if one page holds it all. */
export function Pagination({ list, onPage }: PaginationProps) {
  const t = useTranslations('office.list');
  const totalText = useTotalText();
  const { number } = useFormats();
  const { page, pageSize, items } = list;
  const first = (page - 1) * pageSize + 1;
  const next = stepBehind(list);
  if (page === 1 && !next) {
    return null;
  }
  const range = {
    first: number(first),
    last: number(first + items.length - 1),
    total: totalText(list),
  };
  return (
    <nav className={`${shared.wrapCentered} ${styles.pagination}`} aria-label={t('pages')}>
      <p>{items.length === 0 ? t('nothingHere') : t('shown', range)}</p>
      <div className={styles.steps}>
        <ToolButton disabled={page <= 1} onClick={() => onPage({ page: page - 1 })}>
          <Chevron size={16} direction="left" />
          {t('previous')}
        </ToolButton>
        <ToolButton disabled={!next} onClick={() => next && onPage(next)}>
          {t('next')}
          <Chevron size={16} direction="right" />
        </ToolButton>
      </div>
    </nav>
  );
}
