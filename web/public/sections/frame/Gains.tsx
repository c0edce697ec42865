import type { ReactNode } from 'react';
import styles from './gains.module.css';

/** A benefit: its figure, a title, the conditions, and what is asked about it. */
export type Gain = readonly [figure: ReactNode, title: string, text: ReactNode, asked?: ReactNode];

interface GainsProps {
  /** Empty entries have figures that may not be shown. */
  of: readonly (Gain | '')[];
  className?: string | undefined;
}

export function Gains({ of, className = '' }: GainsProps) {
  return (
    <ul className={`${styles.gains} ${className}`}>
      {of
        .filter((gain) => gain !== '')
        .map(([figure, title, text, asked]) => (
          <li key={title}>
            <p>{figure}</p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              {asked}
            </div>
          </li>
        ))}
    </ul>
  );
}
