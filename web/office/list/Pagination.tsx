import { formatNumber } from '#core/i18n/format.ts';
import { Chevron } from '../../kit/icons.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import type { PageOf } from './list-entry.ts';
import styles from './pagination.module.css';

/** A total as people read it; an estimate says that it is one. */
export const totalText = ({
  total,
  totalIsEstimate,
}: Pick<PageOf<unknown>, 'total' | 'totalIsEstimate'>): string =>
  `${totalIsEstimate ? 'about ' : ''}${formatNumber(total, 'en')}`;

/** The way to a page: its number, and far down the cursor that leads there. */
export interface PageStep {
  page: number;
  cursor?: string | undefined;
}

/** Behind so many rows the next page is found by the last row instead of being counted to. */
const deepFrom = 1000;

/** The page behind one of a list; undefined when that is the last. */
export function stepBehind({
  page,
  pageSize,
  nextCursor,
}: Pick<PageOf<unknown>, 'page' | 'pageSize' | 'nextCursor'>): PageStep | undefined {
  if (nextCursor === null) {
    return undefined;
  }
  const isDeep = page * pageSize >= deepFrom;
  return { page: page + 1, cursor: isDeep ? nextCursor : undefined };
}

interface PaginationProps {
  list: PageOf<unknown>;
  onPage: (step: PageStep) => void;
}

/**
 * Which part of a list is on show, and the way to the neighbours; nothing when one page holds it
 * all.
 */
export function Pagination({ list, onPage }: PaginationProps) {
  const { page, pageSize, items } = list;
  const first = (page - 1) * pageSize + 1;
  const next = stepBehind(list);
  if (page === 1 && !next) {
    return null;
  }
  const range = `${formatNumber(first, 'en')}–${formatNumber(first + items.length - 1, 'en')}`;
  const shown = items.length === 0 ? 'Nothing on this page' : `${range} of ${totalText(list)}`;
  return (
    <nav
      className={styles.pagination}
      aria-label="Pages"
    >
      <p>{shown}</p>
      <div className={styles.steps}>
        <ToolButton
          disabled={page <= 1}
          onClick={() => onPage({ page: page - 1 })}
        >
          <Chevron
            size={16}
            direction="left"
          />
          Previous
        </ToolButton>
        <ToolButton
          disabled={!next}
          onClick={() => next && onPage(next)}
        >
          Next
          <Chevron
            size={16}
            direction="right"
          />
        </ToolButton>
      </div>
    </nav>
  );
}
