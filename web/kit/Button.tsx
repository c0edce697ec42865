import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface Look {
  /** `sun` is the one action of a screen. */
  look?: 'sun' | 'ink' | 'outline' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  isWide?: boolean;
  children: ReactNode;
}

const classes = (
  { look = 'outline', size = 'medium', isWide }: Omit<Look, 'children'>,
  extra?: string,
) =>
  [styles.button, styles[look], size !== 'medium' && styles[size], isWide && styles.wide, extra]
    .filter(Boolean)
    .join(' ');

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ look, size, isWide, className, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a
      className={classes(
        {
          ...(look && { look }),
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
  look,
  size,
  isWide,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={classes(
        {
          ...(look && { look }),
          ...(size && { size }),
          ...(isWide && { isWide }),
        },
        className,
      )}
      {...rest}
    />
  );
}
