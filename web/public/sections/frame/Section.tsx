import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './section.module.css';

interface SectionProps {
  /** Names the section: the id of its heading is `${name}-title`. */
  name: string;
  /** The id that links lead to. */
  id?: string;
  title: ReactNode;
  intro?: ReactNode;
  /** On white, between lines. */
  isRaised?: boolean;
  /** The heading is beside the content where there is room; `--split` sets their widths. */
  isSplit?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page with its own heading. */
export function Section(props: SectionProps) {
  const { name, id, title, intro, isRaised, isSplit, className, children } = props;
  const classes = [styles.section, isRaised && styles.raised, isSplit && styles.split, className];
  return (
    <section
      id={id}
      className={classes.filter(Boolean).join(' ')}
      aria-labelledby={`${name}-title`}
    >
      <div className={layout.container}>
        <header>
          <h2 id={`${name}-title`}>{title}</h2>
          {intro && <p>{intro}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
