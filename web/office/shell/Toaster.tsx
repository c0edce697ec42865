import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Close } from '#web/kit/icons.tsx';
import { focusContent } from './focus-content.ts';
import styles from './toaster.module.css';

const manager = Toast.createToastManager();

interface Message {
  title: string;
  description?: string | undefined;
  /** What a person can do about it while the message stands. */
  action?: {
    label: string;
    onClick: () => void;
  };
  /** It is long: it stays until somebody closes it. */
  stays?: boolean;
}

/** Says that something worked. */
export function toastSuccess({ title, description, action, stays = false }: Message): void {
  const id = manager.add({
    title,
    ...(description && { description }),
    ...(action && {
      timeout: 10_000,
      actionProps: {
        children: action.label,
        onClick() {
          manager.close(id);
          // The button that had the focus goes with its message.
          focusContent();
          action.onClick();
        },
      },
    }),
    ...(stays && { timeout: 0 }),
    type: 'success',
  });
}

/** Says that something failed; it stays longer and interrupts a screen reader. */
export function toastError({ title, description }: Message): void {
  return void manager.add({
    title,
    ...(description && { description }),
    type: 'error',
    timeout: 10_000,
  });
}

function Toasts() {
  const t = useTranslations('office.parts');
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={`${styles.toast} ${toast.type === 'error' ? styles.error : styles.success}`}
    >
      <Toast.Content className={styles.content}>
        <div
          className={styles.words}
          role={toast.type === 'error' ? 'alert' : undefined}
        >
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.description} />
        </div>
        {toast.actionProps && <Toast.Action className={styles.action} />}
        <Toast.Close
          className={styles.close}
          aria-label={t('dismiss')}
        >
          <Close size={18} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Mounted once around a single-page app, so that no message comes before its place. */
export function Toaster({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider
      toastManager={manager}
      timeout={5000}
    >
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
