import type { ReactNode } from 'react';
import type { Callable } from '#core/contract/route.ts';
import type { CallOptions } from '#web/kit/api-types.ts';
import { refusalText } from '../formats/refusal-text.ts';
import { focusContent } from '../shell/focus-content.ts';
import { toastError, toastSuccess } from '../shell/Toaster.tsx';
import { useWrite } from '../cache/use-write.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { Stale } from '../cache/make-stale.ts';

interface DeletionDialogProps<Entry extends Callable> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The call that deletes, and which one. */
  entry: Entry;
  options: CallOptions<Entry>;
  /** Keys of what is no longer true without it. */
  makesStale: Stale;
  title: string;
  /** The question, in whole sentences. */
  children: ReactNode;
  /** The words of the button that does it. */
  confirm: string;
  /** Said when it is gone, with what it was called. */
  done: string;
  name: string;
  failed: string;
  /** Takes it back, as long as the message stands. */
  undo?: { label: string; onClick: () => void };
}

/** Asks before something is deleted, deletes it, and says what became of it. */
export function DeletionDialog<Entry extends Callable>({
  isOpen,
  onOpenChange,
  entry,
  options,
  makesStale,
  title,
  children,
  confirm,
  done,
  name,
  failed,
  undo,
}: DeletionDialogProps<Entry>) {
  const write = useWrite(entry, {
    makesStale,
    onSuccess() {
      onOpenChange(false);
      // What had the focus is gone with its row.
      focusContent();
      toastSuccess({ title: done, description: name, ...(undo && { action: undo }) });
    },
    onError(error) {
      onOpenChange(false);
      toastError({ title: failed, description: refusalText(error) });
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      confirm={confirm}
      isPending={write.isPending}
      onConfirm={() => write.mutate(options)}
    >
      {children}
    </ConfirmDialog>
  );
}
