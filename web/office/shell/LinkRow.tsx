import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import fading from '../styles/fading.module.css';
import styles from './link-row.module.css';

interface RowLink {
  name: string;
  label: string;
  to: string;
  count?: number | undefined;
}

interface LinkRowProps {
  label: string;
  links: readonly RowLink[];
  /** The link of what is on the screen. */
  open: string | undefined;
  /** `list` is a column where there is room beside the screen. */
  look: 'tabs' | 'list' | 'pills';
}

/** Centers the open link in a row that is wider than the screen, so that both neighbours show. */
function showLink(row: HTMLElement, at: number): void {
  const link = row.children[at];
  if (link) {
    const [bar, box] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    row.scrollLeft += box.left + box.width / 2 - (bar.left + bar.width / 2);
  }
}

/** Screens beside each other, as links. A row that is cut off fades where more follows. */
export function LinkRow({ label, links, open, look }: LinkRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const at = links.findIndex(({ name }) => name === open);
  useEffect(() => {
    const row = list.current!;
    // Called at once, and when the screen is turned.
    const observer = new ResizeObserver(() => showLink(row, at));
    observer.observe(row);
    return () => observer.disconnect();
  }, [at]);
  return (
    <nav className={`${styles.bar} ${styles[look]}`} aria-label={label}>
      <ul ref={list} className={`${styles.row} ${fading.fading}`}>
        {links.map(({ name, label: text, to, count }) => (
          <li key={name}>
            <Link to={to} className={styles.link} aria-current={name === open ? 'page' : undefined}>
              {text}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
