import type { ReactNode } from 'react';
import shared from '../styles/shared.module.css';
import styles from './toolbar.module.css';

/** The search of a list, and its filters at the end of the line. */
export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <div className={`${shared.tools} ${styles.toolbar}`} role="search">
      {children}
    </div>
  );
}
