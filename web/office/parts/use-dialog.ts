import { useState } from 'react';

export type DialogState = ReturnType<typeof useDialog>;

/** Whether a dialog is open, for `<Dialog {...dialog}>`, and what opens and closes it. */
export function useDialog() {
  const [isOpen, onOpenChange] = useState(false);
  return { isOpen, onOpenChange, open: () => onOpenChange(true), close: () => onOpenChange(false) };
}
