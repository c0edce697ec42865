import styles from './logo.module.css';

interface LogoProps {
  /** Height of the mark in CSS pixels; the words follow it. */
  size?: number | undefined;
  className?: string | undefined;
  /** Whether the lender's own logo stands in its place, where there is one. */
  isLenders?: boolean;
}

/**
 * The mark alone: a house with a panel, the sun just above its roof. The house takes the text
 * colour, the sun is always amber.
 */
export function LogoMark({ size = 32 }: Pick<LogoProps, 'size'>) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <path d="M16.75 8.1A6.2 6.2 0 1 1 25.3 15.5Z" fill="var(--art-sun, #fcba43)" />
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12.9 9.5a1.7 1.7 0 0 1 2.2 0L25 18.2a1.6 1.6 0 0 1 .5 1.2V27.4a1.6 1.6 0 0 1-1.6 1.6H4.1A1.6 1.6 0 0 1 2.5 27.4V19.4a1.6 1.6 0 0 1 .5-1.2ZM9.2 16.6 8.2 20.6H13.3L13.9 16.6ZM15.3 16.6 14.7 20.6H19.8L20.4 16.6ZM7.9 21.9 6.9 25.9H12.5L13.1 21.9ZM14.5 21.9 13.9 25.9H19.1L19.6 21.9Z"
      />
    </svg>
  );
}

/** Mark and product name; as a link's content it is the link's name, so the words are real text. */
export function Logo({ size = 32, className, isLenders }: LogoProps) {
  return (
    <span
      className={className ? `${styles.logo} ${className}` : styles.logo}
      data-lenders={isLenders}
    >
      <LogoMark size={size} />
      <span>Solar Grant Home</span>
    </span>
  );
}
