import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Close } from '#web/kit/icons.tsx';
import styles from './dialog.module.css';
import { wasTouch } from './last-input.ts';

const fields = 'input:not([type=checkbox]), select, textarea';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A window above the screen; the focus stays in it and comes back to where it was. */
export function Dialog({ isOpen, onOpenChange, title, description, children }: DialogProps) {
  const t = useTranslations('office.parts');
  const popup = useRef<HTMLDivElement>(null);
  // A form begins at its first field, unless a finger opened it: the phone's keyboard would cover
  // half of what there is to read. Base UI would know it of a trigger of its own alone.
  const firstField = () => {
    if (wasTouch()) {
      return true;
    }
    const field = popup.current?.querySelector<HTMLElement>(fields);
    return field ?? true;
  };
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => onOpenChange(open)}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={styles.popup}
            initialFocus={firstField}
          >
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                className={styles.close}
                aria-label={t('close')}
              >
                <Close size={20} />
              </Base.Close>
            </header>
            <div className={styles.body}>
              {description && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
