import type { ComponentProps } from 'react';
import styles from './tool-button.module.css';

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
