import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface Variant {
  /** `sun` is the one action of a screen. */
  variant?: 'sun' | 'ink' | 'outline' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  isWide?: boolean;
  children: ReactNode;
}

/** The attributes of the element with its look's classes. */
function looking<Props extends { className?: string | undefined }>({
  variant = 'outline',
  size = 'medium',
  isWide,
  className,
  ...rest
}: Variant & Props) {
  const classes = [
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    isWide && styles.wide,
    className,
  ];
  return { ...rest, className: classes.filter(Boolean).join(' ') };
}

export function ButtonLink(props: Variant & ComponentProps<'a'>) {
  return <a {...looking(props)} />;
}

export function Button(props: Variant & ComponentProps<'button'>) {
  return <button type="button" {...looking(props)} />;
}
