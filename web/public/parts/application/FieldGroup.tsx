import type { ReactNode } from 'react';
import styles from '../form/form.module.css';

interface FieldGroupProps {
  /** Id of the title. */
  id: string;
  title: string;
  /** What holds for the whole form, beside the first title. */
  note?: string;
  children: ReactNode;
}

export function FieldGroup({ id, title, note, children }: FieldGroupProps) {
  return (
    <section
      className={styles.group}
      aria-labelledby={id}
    >
      <div className={styles.groupHead}>
        <h2
          className={styles.groupTitle}
          id={id}
        >
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
