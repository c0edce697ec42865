import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { Chevron } from '#web/kit/icons.tsx';
import { isByTouch } from '../parts/Dialog.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import styles from './tool-popover.module.css';

interface ToolPopoverProps {
  label: string;
  /** The number of choices inside; zero is not shown. */
  count?: number;
  children: ReactNode;
}

/**
 * A button above a list that opens a panel of choices; Escape or a press outside closes it. The
 * browser opens, places and closes it, because a library that does takes longer than the choices.
 */
export function ToolPopover({ label, count = 0, children }: ToolPopoverProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const begin = ({ newState, currentTarget: panel }: ToggleEvent<HTMLDivElement>) => {
    const isNowOpen = newState === 'open';
    setIsOpen(isNowOpen);
    if (isNowOpen) {
      // By touch the phone's keyboard would cover the choices.
      const first = !isByTouch() && panel.querySelector<HTMLElement>('a, button, input, select');
      (first || panel).focus({ preventScroll: true });
    }
  };
  return (
    <>
      <ToolButton popoverTarget={id} aria-haspopup="dialog" aria-expanded={isOpen}>
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
        <Chevron size={16} />
      </ToolButton>
      <div
        id={id}
        popover="auto"
        role={isOpen ? 'dialog' : undefined}
        aria-label={label}
        tabIndex={-1}
        className={styles.panel}
        // Before it shows, so that its first frame is whole; its focus is given back as it closes.
        onBeforeToggle={({ newState }) => newState === 'open' && setIsOpen(true)}
        onToggle={begin}
      >
        {isOpen && children}
      </div>
    </>
  );
}
