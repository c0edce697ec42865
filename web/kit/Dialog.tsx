import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Close } from './icons.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A window above the screen; the focus stays in it and comes back to where it was. */
export function Dialog({ isOpen, onOpenChange, title, description, children }: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup}>
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close className={styles.close} aria-label="Close"><Close size={20} /></Base.Close>
            </header>
            <div className={styles.body}>
              {description && <Base.Description className={styles.description}>{description}</Base.Description>}
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
