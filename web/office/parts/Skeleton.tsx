import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './skeleton.module.css';

const widths = ['w9', 'w6', 'w8', 'w5', 'w7'] as const;

/** Grey lines in place of a text; read out as "Loading". */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useTranslations('office.parts');
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, at) => (
        <span
          key={at}
          aria-hidden
          className={`${styles.line} ${styles[widths[at % widths.length]!]}`}
        />
      ))}
    </div>
  );
}

/** A grey, inert copy of the content that is loading; read out as "Loading". */
export function SkeletonFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('office.parts');
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div inert aria-hidden>
        {children}
      </div>
    </div>
  );
}

/** Grey instead of words, in a line of their height. */
export function SkeletonWords({ isShort = false }: { isShort?: boolean }) {
  return <span className={`${styles.words} ${isShort ? styles.short : ''}`}>&nbsp;</span>;
}

/** One grey figure, for a card whose frame is already shown. */
export function SkeletonFigure() {
  return <span className={`${styles.line} ${styles.figure}`} aria-hidden />;
}
