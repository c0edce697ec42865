import type { SVGProps } from 'react';
import styles from './flags.module.css';

/** Flags keep their own colours in both themes; they are next to a language's name. */
function flag(cloth: readonly SVGProps<SVGPathElement>[]) {
  return function Flag() {
    return (
      <svg width={20} height={15} viewBox="0 0 24 18" className={styles.flag} aria-hidden>
        {cloth.map((path) => (
          <path key={path.d} {...path} />
        ))}
      </svg>
    );
  };
}

// Lines instead of boxes, and round line ends for stars: the flag is in every page's first bytes.
const stripes = 'M0 .7h24M0 3.5h24M0 6.2h24M0 9h24M0 11.8h24M0 14.5h24M0 17.3h24';
const stars = 'M2.2 2.2h0M5.2 2.2h0M8.2 2.2h0M3.7 4.6h0M6.7 4.6h0M2.2 7h0M5.2 7h0M8.2 7h0';
const whole = 'M0 0h24v18H0z';
const round = { fill: 'none', strokeLinecap: 'round' } as const;

export const FlagUs = flag([
  { fill: '#fbf7ee', d: whole },
  { stroke: '#b5343c', strokeWidth: '1.4', d: stripes },
  { fill: '#28406f', d: 'M0 0h10.4v9.7H0z' },
  { stroke: '#fbf7ee', strokeWidth: '1.5', strokeLinecap: 'round', d: stars },
]);

export const FlagMx = flag([
  { fill: '#1d6a47', d: 'M0 0h8v18H0z' },
  { fill: '#fbf7ee', d: 'M8 0h8v18H8z' },
  { fill: '#b5343c', d: 'M16 0h8v18h-8z' },
  {
    ...round,
    stroke: '#7a5a33',
    strokeWidth: '1.3',
    d: 'M10.3 8.6c1-1.9 2.6-2.3 3.5-1-.2 1.2-1.1 1.7-2.2 1.7',
  },
  { ...round, stroke: '#1d6a47', strokeWidth: '1.1', d: 'M9.9 10.6c1 1.7 3.2 1.7 4.2 0' },
]);

export const FlagBr = flag([
  { fill: '#1f7a4a', d: whole },
  { fill: '#f3c33c', d: 'M12 1.9 21.9 9 12 16.1 2.1 9z' },
  { fill: '#28406f', d: 'M7.9 9a4.1 4.1 0 1 0 8.2 0 4.1 4.1 0 1 0-8.2 0z' },
  { fill: 'none', stroke: '#fbf7ee', strokeWidth: '0.95', d: 'M8.1 8.2c2.9-.7 5.6 0 7.7 2' },
]);
