import type { ReactNode } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './integrations.module.css';

/** The focused button is gone, so a screen reader continues from here. */
function focusOn(line: HTMLElement | null): void {
  line?.focus();
}

interface ShownOnceProps {
  value: string;
  once: string;
  copy: string;
  done: string;
  onDone: () => void;
  children?: ReactNode;
}

/** A new secret. The product cannot show it a second time. */
export function ShownOnce({ value, once, copy, done, onDone, children }: ShownOnceProps) {
  return (
    <div className={shared.stack}>
      <p ref={focusOn} tabIndex={-1} className={styles.once}>
        {once}
      </p>
      <code className={styles.secret}>{value}</code>
      {children}
      <div className={shared.between}>
        <CopyButton text={value} label={copy} />
        <Button variant="ink" onClick={onDone}>
          {done}
        </Button>
      </div>
    </div>
  );
}
