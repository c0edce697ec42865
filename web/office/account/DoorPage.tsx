import type { ReactNode } from 'react';
import { Logo } from '#web/kit/Logo.tsx';
import styles from './door-page.module.css';

interface DoorPageProps {
  title: string;
  /** Shown in the upper corner: a choice of language. */
  corner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A signed-out screen: one card in the middle. */
export function DoorPage({ title, corner, footer, children }: DoorPageProps) {
  return (
    <div className={styles.screen}>
      {corner && <header className={styles.corner}>{corner}</header>}
      <main
        id="content"
        tabIndex={-1}
        className={styles.card}
      >
        <Logo
          size={30}
          className={styles.logo}
        />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
