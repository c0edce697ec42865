import type { ReactNode } from 'react';
import styles from './flags.module.css';
import type { IconProps } from './icons.tsx';

/**
 * Flags keep their own colours in both themes; they stand beside a language's name, so screen
 * readers skip them unless titled.
 */
function Cloth({ size = 24, title, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size * 0.75}
      viewBox="0 0 24 18"
      focusable="false"
      className={className ? `${styles.flag} ${className}` : styles.flag}
      {...(title
        ? {
            role: 'img',
            'aria-label': title,
          }
        : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}

// Lines instead of boxes, and round line ends for stars: the flag stands in every page's first bytes.
const stripes = 'M0 .7h24M0 3.5h24M0 6.2h24M0 9h24M0 11.8h24M0 14.5h24M0 17.3h24';
const stars = 'M2.2 2.2h0M5.2 2.2h0M8.2 2.2h0M3.7 4.6h0M6.7 4.6h0M2.2 7h0M5.2 7h0M8.2 7h0';

export function FlagUs(props: IconProps) {
  return (
    <Cloth {...props}>
      <path
        fill="#fbf7ee"
        d="M0 0h24v18H0z"
      />
      <path
        stroke="#b5343c"
        strokeWidth="1.4"
        d={stripes}
      />
      <path
        fill="#28406f"
        d="M0 0h10.4v9.7H0z"
      />
      <path
        stroke="#fbf7ee"
        strokeWidth="1.5"
        strokeLinecap="round"
        d={stars}
      />
    </Cloth>
  );
}

export function FlagMx(props: IconProps) {
  return (
    <Cloth {...props}>
      <path
        fill="#1d6a47"
        d="M0 0h8v18H0z"
      />
      <path
        fill="#fbf7ee"
        d="M8 0h8v18H8z"
      />
      <path
        fill="#b5343c"
        d="M16 0h8v18h-8z"
      />
      <path
        fill="none"
        stroke="#7a5a33"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M10.3 8.6c1-1.9 2.6-2.3 3.5-1-.2 1.2-1.1 1.7-2.2 1.7"
      />
      <path
        fill="none"
        stroke="#1d6a47"
        strokeWidth="1.1"
        strokeLinecap="round"
        d="M9.9 10.6c1 1.7 3.2 1.7 4.2 0"
      />
    </Cloth>
  );
}

export function FlagBr(props: IconProps) {
  return (
    <Cloth {...props}>
      <path
        fill="#1f7a4a"
        d="M0 0h24v18H0z"
      />
      <path
        fill="#f3c33c"
        d="M12 1.9 21.9 9 12 16.1 2.1 9z"
      />
      <circle
        cx="12"
        cy="9"
        r="4.1"
        fill="#28406f"
      />
      <path
        fill="none"
        stroke="#fbf7ee"
        strokeWidth="0.95"
        d="M8.1 8.2c2.9-.7 5.6 0 7.7 2"
      />
    </Cloth>
  );
}
