import type { ReactNode } from 'react';
import shared from '../styles/shared.module.css';
import styles from './toolbar.module.css';

interface ToolbarProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The search of a list, and its filters at the end of the line. */
export function Toolbar({ className, children }: ToolbarProps) {
  return (
    <div
      className={[shared.tools, styles.toolbar, className].filter(Boolean).join(' ')}
      role="search"
    >
      {children}
    </div>
  );
}
