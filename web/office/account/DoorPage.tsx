import type { ReactNode } from 'react';
import { Logo } from '#web/kit/Logo.tsx';
import shared from '../styles/shared.module.css';
import styles from './door-page.module.css';

interface DoorPageProps {
  title: string;
  /** Across the top of the window, with the logo in it. */
  head?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function DoorPage({ title, head, footer, children }: DoorPageProps) {
  return (
    <div className={styles.screen}>
      {head && <header className={styles.head}>{head}</header>}
      <main id="content" tabIndex={-1} className={styles.card}>
        {!head && <Logo size={30} className={styles.logo} isLenders />}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      {footer && (
        <footer className={`${shared.small} ${shared.wrap} ${styles.footer}`}>{footer}</footer>
      )}
    </div>
  );
}
