import type { ReactNode } from 'react';
import styles from '../form/form.module.css';

interface FieldGroupProps {
  /** Id of the title. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Questions about one thing, under its title. */
export function FieldGroup({ id, title, children }: FieldGroupProps) {
  return (
    <section
      className={styles.group}
      aria-labelledby={id}
    >
      <h3
        className={styles.groupTitle}
        id={id}
      >
        {title}
      </h3>
      {children}
    </section>
  );
}
