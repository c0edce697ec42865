import { Toast } from '@base-ui/react/toast';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { raiseClear } from '#web/kit/clear-place.ts';
import { Close } from '#web/kit/icons.tsx';
import { type QueuedToast, showToasts } from './toast-queue.ts';
import styles from './toaster.module.css';

const manager = Toast.createToastManager();

/** A new message takes the place of the one before, which never comes back. */
function add({ title, description, type }: QueuedToast): void {
  manager.close();
  manager.add({ title, ...(description && { description }), type });
}

function List({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations('office.parts');
  const { toasts } = Toast.useToastManager();
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || toasts.length === 0) {
      return;
    }
    raiseClear(current);
    // What the message is about may come after it.
    const later = new MutationObserver(() => raiseClear(current));
    later.observe(document.body, { childList: true, subtree: true });
    return () => later.disconnect();
  });
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={toast.type === 'error' ? `${styles.toast} ${styles.error}` : styles.toast}
    >
      <Toast.Content className={styles.content}>
        <div className={styles.words} role={toast.type === 'error' ? 'alert' : undefined}>
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.description} />
        </div>
        <Toast.Close className={styles.close} aria-label={t('dismiss')}>
          <Close size={18} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

export function Toasts() {
  // After the provider below has subscribed.
  useEffect(() => showToasts(add), []);
  const place = useRef<HTMLDivElement>(null);
  return (
    <Toast.Provider toastManager={manager} timeout={5000} limit={1}>
      <Toast.Portal>
        <Toast.Viewport ref={place} className={styles.viewport}>
          <List place={place} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
