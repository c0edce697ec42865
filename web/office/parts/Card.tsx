import { Children, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Chevron } from '#web/kit/icons.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './card.module.css';

interface CardProps {
  title: string;
  /** Shown instead of the title, which is then only read out. */
  head?: ReactNode;
  /** At the end of the title line: a count, a badge, a button. */
  aside?: ReactNode;
  /** Folds the content behind its title and this line, which says what decides. */
  line?: ReactNode;
  /** For content with its own edges, such as a table. */
  isFlush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({
  title,
  head,
  aside,
  line,
  isFlush = false,
  className,
  children,
}: CardProps) {
  const id = useId();
  if (line !== undefined) {
    return (
      <section className={[styles.card, className].filter(Boolean).join(' ')} aria-labelledby={id}>
        <details>
          <summary className={styles.head}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <span className={`${shared.truncate} ${styles.line}`}>{line}</span>
            <Chevron size={18} />
          </summary>
          <div className={isFlush ? undefined : styles.body}>
            {aside && <div className={`${shared.row} ${styles.aside}`}>{aside}</div>}
            {children}
          </div>
        </details>
      </section>
    );
  }
  return (
    <section className={[styles.card, className].filter(Boolean).join(' ')} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={head ? 'visually-hidden' : styles.title}>
          {title}
        </h2>
        {head}
        {aside}
      </header>
      <div className={isFlush ? undefined : styles.body}>{children}</div>
    </section>
  );
}

/** Names and values, one pair a line. A missing value reads "Not provided". */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  name: string;
  /** Aligns figures at the end of the line. */
  isFigure?: boolean;
  children: ReactNode;
}

export function Fact({ name, isFigure = false, children }: FactProps) {
  const t = useTranslations('office.parts');
  const isMissing = Children.toArray(children).every((child) => child === '');
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd
        className={[isFigure && styles.figure, isMissing && styles.missing]
          .filter(Boolean)
          .join(' ')}
      >
        {isMissing ? t('notProvided') : children}
      </dd>
    </div>
  );
}
