/** Something to be said beside the screen, for a moment. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** What a person can do about it while the message stands. */
  action?: { label: string; onClick: () => void } | undefined;
  /** A long message stays until the person closes it. */
  stays?: boolean;
}

/** A message with what it says: that something worked, or failed. */
export interface QueuedToast extends ToastMessage {
  type: 'success' | 'error';
}

const waiting: QueuedToast[] = [];
let show: ((toast: QueuedToast) => void) | undefined;
let onFirst: (() => void) | undefined;

/** Says it; before there is a place for messages it waits, and the place is asked for. */
export function queueToast(toast: QueuedToast): void {
  if (show) {
    show(toast);
  } else {
    waiting.push(toast);
    onFirst?.();
  }
}

/** Hands over what waits and what comes; undo by what it answers. */
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
