import type { ReactNode } from 'react';
import styles from './figures.module.css';

interface FiguresProps {
  /** Each figure with what it is a figure of. */
  of: readonly (readonly [figure: ReactNode, label: ReactNode])[];
  /** `stats`: two or four columns. `rows`: a row each, the figure before its label. */
  as?: 'stats' | 'rows';
  className?: string | undefined;
}

export function Figures({ of, as, className = '' }: FiguresProps) {
  return (
    <dl className={`${styles.figures} ${as ? styles[as] : ''} ${className}`.trim()}>
      {of.map(([figure, label], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
