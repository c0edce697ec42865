import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { Chevron } from '#web/kit/icons.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './tool-popover.module.css';

interface ToolPopoverProps {
  label: string;
  /** The number of choices inside; zero is not shown. */
  count?: number;
  children: ReactNode;
}

/** A button above a list that opens a panel of choices; Escape or a press outside closes it. */
export function ToolPopover({ label, count = 0, children }: ToolPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger render={<ToolButton />}>
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
        <Chevron size={16} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={styles.place}
        >
          <Popover.Popup aria-label={label} className={`${shared.rows} ${styles.panel}`}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
