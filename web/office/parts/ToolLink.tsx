import type { ComponentProps } from 'react';
import styles from './tool-button.module.css';

/** A link that looks like a tool button, for native navigation and downloads. */
export function ToolLink({ className, ...rest }: ComponentProps<'a'>) {
  const classes = [styles.tool, styles.outline, className].filter(Boolean).join(' ');
  return <a className={classes} {...rest} />;
}
