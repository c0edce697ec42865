export interface ToastMessage {
  title: string;
  description?: string | undefined;
}

export interface QueuedToast extends ToastMessage {
  type: 'success' | 'error';
}

const waiting: QueuedToast[] = [];
let show: ((toast: QueuedToast) => void) | undefined;
let onFirst: (() => void) | undefined;

/** Shows a toast. Until the toaster loads, the toast waits and the toaster is requested. */
export function queueToast(toast: QueuedToast): void {
  if (show) {
    show(toast);
  } else {
    waiting.push(toast);
    onFirst?.();
  }
}

/** Passes waiting and later toasts on; returns how to stop. */
export function showToasts(place: (toast: QueuedToast) => void): () => void {
  show = place;
  for (const toast of waiting.splice(0)) {
    place(toast);
  }
  return () => {
    show = undefined;
  };
}

/** Calls `listener` when a toast waits because no toaster is on the page yet. */
export function onToastWaiting(listener: () => void): () => void {
  onFirst = listener;
  if (waiting.length > 0) {
    listener();
  }
  return () => {
    onFirst = undefined;
  };
}
