import type { ReactNode } from 'react';
import shared from '#web/office/styles/shared.module.css';
import styles from './lead.module.css';

interface TrailProps<Row> {
  title?: string;
  rows: readonly Row[];
  /** Shown if there are no rows; if absent, nothing is shown. */
  none?: string;
  children: (row: Row) => ReactNode;
}

export function Trail<Row>({ title, rows, none, children }: TrailProps<Row>) {
  if (rows.length === 0 && !none) {
    return null;
  }
  return (
    <>
      {title && <h3 className={styles.sub}>{title}</h3>}
      {rows.length === 0 ? (
        <p className={shared.soft}>{none}</p>
      ) : (
        <ol className={`${shared.list} ${shared.trail} ${styles.trail}`}>
          {rows.map((row, at) => (
            <li key={at}>{children(row)}</li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The end of a line: the outcome, who caused it and when. */
export function TrailEnd({ children }: { children: ReactNode }) {
  return <span className={styles.trailEnd}>{children}</span>;
}
