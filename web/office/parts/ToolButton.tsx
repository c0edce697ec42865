import type { ComponentProps } from 'react';
import styles from './tool-button.module.css';

/** A link that looks like a tool button, for native navigation and downloads. */
export function ToolLink({ className, ...rest }: ComponentProps<'a'>) {
  const classes = [styles.tool, styles.outline, className].filter(Boolean).join(' ');
  return <a className={classes} {...rest} />;
}

interface ToolButtonProps extends ComponentProps<'button'> {
  /** `ink` is the main action of a card. */
  variant?: 'outline' | 'ink' | 'quiet';
  /** For an icon alone; give it an `aria-label`. */
  isSquare?: boolean;
}

/** A button among data: low for a mouse, tall enough for a finger otherwise. */
export function ToolButton({
  variant = 'outline',
  isSquare = false,
  className,
  type = 'button',
  ...rest
}: ToolButtonProps) {
  const classes = [styles.tool, styles[variant], isSquare && styles.square, className]
    .filter(Boolean)
    .join(' ');
  return <button type={type} className={classes} {...rest} />;
}
