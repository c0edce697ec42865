import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface Variant {
  /** `sun` is the one action of a screen. */
  variant?: 'sun' | 'ink' | 'outline' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  isWide?: boolean;
  children: ReactNode;
}

function classes(
  { variant = 'outline', size = 'medium', isWide }: Omit<Variant, 'children'>,
  extra?: string,
) {
  return [
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    isWide && styles.wide,
    extra,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant,
  size,
  isWide,
  className,
  ...rest
}: Variant & ComponentProps<'a'>) {
  return (
    <a
      className={classes(
        {
          ...(variant && { variant }),
          ...(size && { size }),
          ...(isWide && { isWide }),
        },
        className,
      )}
      {...rest}
    />
  );
}

/** A button: it does something here. */
export function Button({
  variant,
  size,
  isWide,
  className,
  type = 'button',
  ...rest
}: Variant & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={classes(
        {
          ...(variant && { variant }),
          ...(size && { size }),
          ...(isWide && { isWide }),
        },
        className,
      )}
      {...rest}
    />
  );
}
