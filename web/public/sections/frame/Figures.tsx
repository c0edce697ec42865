import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Each figure with its label; empty entries are figures that may not be shown. */
export type FigureList = readonly (readonly [figure: ReactNode, label: ReactNode] | '' | false)[];

interface FiguresProps {
  of: FigureList;
  /** `stats`: two or four columns. `rows`: a row each, the figure before its label. */
  as?: 'stats' | 'rows';
  className?: string | undefined;
  'aria-label'?: string;
}

export function Figures({ of, as, className = '', ...rest }: FiguresProps) {
  return (
    <dl className={`${styles.figures} ${as ? styles[as] : ''} ${className}`.trim()} {...rest}>
      {of
        .filter((entry) => entry !== '' && entry !== false)
        .map(([figure, label], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
    </dl>
  );
}
