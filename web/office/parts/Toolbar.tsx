import type { ReactNode } from 'react';
import shared from '../styles/shared.module.css';
import styles from './toolbar.module.css';

export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <div className={`${shared.tools} ${styles.toolbar}`} role="search">
      {children}
    </div>
  );
}
