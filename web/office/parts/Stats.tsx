import type { ReactNode } from 'react';
import shared from '../styles/shared.module.css';
import styles from '../styles/stats.module.css';
import { SkeletonFigure } from './Skeleton.tsx';

interface Stat {
  name: string;
  label: ReactNode;
  /** Undefined while loading. */
  figure: ReactNode;
  note?: ReactNode;
  title?: string | undefined;
}

interface StatsProps {
  stats: readonly Stat[];
  label?: string;
  isBusy?: boolean;
  classes?: { list?: string | undefined; stat?: string | undefined };
}

export function Stats({ stats, label, isBusy = false, classes = {} }: StatsProps) {
  return (
    <dl
      className={[styles.stats, classes.list].filter(Boolean).join(' ')}
      aria-label={label}
      aria-busy={isBusy}
    >
      {stats.map(({ name, label: term, figure = <SkeletonFigure />, note, title }) => (
        <div
          key={name}
          className={[styles.stat, classes.stat].filter(Boolean).join(' ')}
          title={title}
        >
          <dt>{term}</dt>
          <dd>{figure}</dd>
          {note && <dd className={shared.small}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
