import { formatNumber } from '#core/i18n/format.ts';
import { Chevron } from '../../kit/icons.tsx';
import styles from './pagination.module.css';
import { ToolButton } from '../parts/ToolButton.tsx';

/** One page of a list as every list of the API answers it. */
export interface PageOf<Item> {
  items: readonly Item[];
  total: number;
  page: number;
  pageSize: number;
  totalIsEstimate: boolean;
}

/** A total as people read it; an estimate says that it is one. */
export const totalText = ({
  total,
  totalIsEstimate,
}: Pick<PageOf<unknown>, 'total' | 'totalIsEstimate'>): string =>
  `${totalIsEstimate ? 'about ' : ''}${formatNumber(total, 'en')}`;

/**
 * Which part of a list is on show, and the way to the neighbours; nothing when one page holds it
 * all.
 */
export function Pagination({
  list,
  onPage,
}: {
  list: PageOf<unknown>;
  onPage: (page: number) => void;
}) {
  const { page, pageSize, total, items } = list;
  const first = (page - 1) * pageSize + 1;
  const isLast = list.totalIsEstimate ? items.length < pageSize : page * pageSize >= total;
  if (page === 1 && isLast) {
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
          onClick={() => onPage(page - 1)}
        >
          <Chevron
            size={16}
            direction="left"
          />
          Previous
        </ToolButton>
        <ToolButton
          disabled={isLast}
          onClick={() => onPage(page + 1)}
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
