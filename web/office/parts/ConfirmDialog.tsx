import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What is asked, in a whole sentence. */
  children: ReactNode;
  /** The words of the button that does it. */
  confirm: string;
  isPending: boolean;
  onConfirm: () => void;
}

/**
 * Asks before something is lost. The focus begins at the way out, and a click beside the window
 * answers nothing.
 */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirm,
  isPending,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useTranslations('office.parts');
  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(open) => onOpenChange(open)}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.popup}>
            <header className={styles.head}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            </header>
            <div className={styles.body}>
              <AlertDialog.Description className={styles.question}>
                {children}
              </AlertDialog.Description>
              <div className={styles.answers}>
                <AlertDialog.Close render={<Button>{t('cancel')}</Button>} />
                <Button
                  variant="ink"
                  disabled={isPending}
                  onClick={onConfirm}
                >
                  {confirm}
                </Button>
              </div>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
