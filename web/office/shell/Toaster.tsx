import { type ReactNode, useEffect, useState } from 'react';
import { part } from '#web/kit/part.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { onToastWaiting, queueToast, type ToastMessage } from './toast-queue.ts';

const Toasts = part(async () => (await import('./Toasts.tsx')).Toasts);

export function toastSuccess(message: ToastMessage): void {
  queueToast({ ...message, type: 'success' });
}

/** Says that something failed; it interrupts a screen reader. */
export function toastError(message: ToastMessage): void {
  queueToast({ ...message, type: 'error' });
}

/** The first screen and its files go first. */
const laterMs = 1000;

function whenIdle(work: () => void): () => void {
  let request: number | undefined;
  const timer = setTimeout(() => {
    // Safari does not have it.
    if ('requestIdleCallback' in window) {
      request = requestIdleCallback(work);
    } else {
      work();
    }
  }, laterMs);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) {
      cancelIdleCallback(request);
    }
  };
}

/**
 * True once the browser is idle, so that the first key is not delayed, or once there is a message.
 */
function useIsWanted(): boolean {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const stopWaiting = whenIdle(want);
    const stopListening = onToastWaiting(want);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, []);
  return isWanted;
}

/** Mounted once around a single-page app; loads the toasts once there is time. */
export function Toaster({ children }: { children: ReactNode }) {
  const isWanted = useIsWanted();
  return (
    <>
      {children}
      {isWanted && (
        <ScreenBoundary fallback={null}>
          <Toasts />
        </ScreenBoundary>
      )}
    </>
  );
}
