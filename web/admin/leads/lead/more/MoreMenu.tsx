import { type ReactNode, useRef } from 'react';
import styles from './more.module.css';

/**
 * What is done seldom, behind three dots. Its content is always on the page, so that keys reach it
 * and an open dialog outlives the menu.
 */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={({ key, currentTarget, target }) => {
        // A list or a dialog of the menu has its own Escape.
        if (key === 'Escape' && currentTarget.contains(target as Node)) {
          close();
          currentTarget.querySelector('summary')?.focus();
        }
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The focus comes back from a list or a dialog to the button that opened it.
        const opened = document.querySelector('[role=listbox], [role=dialog], [role=alertdialog]');
        if (!opened && !currentTarget.contains(relatedTarget)) {
          close();
        }
      }}
    >
      <summary aria-label={label} title={label}>
        <span aria-hidden>•••</span>
      </summary>
      <div tabIndex={-1} className={styles.panel}>
        {children}
      </div>
    </details>
  );
}
