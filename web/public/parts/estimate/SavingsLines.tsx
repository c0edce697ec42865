import styles from './savings-chart.module.css';

interface SavingsLinesProps {
  /** All bills of the years, in dollars: without solar, with it, and with it at worst. */
  without: number;
  withSolar: number;
  /** Null where there is no range. */
  withSolarHigh: number | null;
}

const gridLines = [20, 40, 60, 80] as const;

/** Height of an amount in the drawing, from the ground (100) to nearly the top (4). */
export function heightOf(amount: number, most: number): number {
  return most === 0 ? 100 : 100 - (96 * amount) / most;
}

export function SavingsLines({ without, withSolar, withSolarHigh }: SavingsLinesProps) {
  const top = heightOf(without, without);
  const low = heightOf(withSolar, without);
  const high = withSolarHigh === null ? null : heightOf(withSolarHigh, without);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      {gridLines.map((x) => (
        <path
          key={x}
          d={`M${x} 4V100`}
          className={styles.grid}
        />
      ))}
      <path
        d={`M0 100L100 ${top}V${low}Z`}
        className={styles.saved}
      />
      {high !== null && (
        <path
          d={`M0 100L100 ${high}V${low}Z`}
          className={styles.band}
        />
      )}
      <path
        d={`M0 100L100 ${top}`}
        className={styles.without}
      />
      <path
        d={`M0 100L100 ${low}`}
        className={styles.with}
      />
      <path
        d="M0 100H100"
        className={styles.ground}
      />
    </svg>
  );
}
