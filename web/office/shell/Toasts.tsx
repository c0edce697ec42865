import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Close } from '#web/kit/icons.tsx';
import { focusContent } from './focus-content.ts';
import { type QueuedToast, showToasts } from './toast-queue.ts';
import styles from './toaster.module.css';

const manager = Toast.createToastManager();
const errorMs = 10_000;
const actionMs = 10_000;

function add({ title, description, action, stays = false, type }: QueuedToast): void {
  const id = manager.add({
    title,
    ...(description && { description }),
    // A failure stays longer and interrupts a screen reader.
    ...(type === 'error' && { timeout: errorMs }),
    ...(action && {
      timeout: actionMs,
      actionProps: {
        children: action.label,
        onClick() {
          manager.close(id);
          // The focused button disappears with its message.
          focusContent();
          action.onClick();
        },
      },
    }),
    ...(stays && { timeout: 0 }),
    type,
  });
}

function List() {
  const t = useTranslations('office.parts');
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={toast.type === 'error' ? `${styles.toast} ${styles.error}` : styles.toast}
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

/** The toasts, including those that were queued before. */
export function Toasts() {
  // After the provider below has subscribed.
  useEffect(() => showToasts(add), []);
  return (
    <Toast.Provider
      toastManager={manager}
      timeout={5000}
    >
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
