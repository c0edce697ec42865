import { Toast } from '@base-ui/react/toast';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { raiseClear } from '#web/kit/clear-place.ts';
import { Close } from '#web/kit/icons.tsx';
import { focusContent } from './focus-content.ts';
import { type QueuedToast, showToasts } from './toast-queue.ts';
import styles from './toaster.module.css';

const manager = Toast.createToastManager();
const actionMs = 10_000;

function add({ title, description, action, stays = false, type }: QueuedToast): void {
  const id = manager.add({
    title,
    ...(description && { description }),
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

function List({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations('office.parts');
  const { toasts } = Toast.useToastManager();
  useLayoutEffect(() => {
    if (place.current) {
      raiseClear(place.current);
    }
  });
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
  const place = useRef<HTMLDivElement>(null);
  return (
    <Toast.Provider
      toastManager={manager}
      timeout={5000}
      limit={1}
    >
      <Toast.Portal>
        <Toast.Viewport
          ref={place}
          className={styles.viewport}
        >
          <List place={place} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
