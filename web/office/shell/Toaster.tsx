import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { onToastWaiting, queueToast, type ToastMessage } from './toast-queue.ts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

/** Says that something worked. */
export function toastSuccess(message: ToastMessage): void {
  queueToast({ ...message, type: 'success' });
}

/** Says that something failed; it stays longer and interrupts a screen reader. */
export function toastError(message: ToastMessage): void {
  queueToast({ ...message, type: 'error' });
}

const touches = ['pointerdown', 'keydown'] as const;

/** True from the first touch or message on: nobody waits for the place of messages before. */
function useIsWanted(): boolean {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const options = { once: true, passive: true } as const;
    for (const type of touches) {
      addEventListener(type, want, options);
    }
    const stop = onToastWaiting(want);
    return () => {
      stop();
      for (const type of touches) {
        removeEventListener(type, want);
      }
    };
  }, []);
  return isWanted;
}

/** Mounted once around a single-page app; the place of the messages comes with the first touch. */
export function Toaster({ children }: { children: ReactNode }) {
  const isWanted = useIsWanted();
  return (
    <>
      {children}
      {isWanted && (
        <ScreenBoundary fallback={null}>
          <Suspense>
            <Toasts />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
