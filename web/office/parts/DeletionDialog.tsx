import type { ComponentProps } from 'react';
import type { Callable } from '#core/contract/route.ts';
import type { CallOptions } from '#web/kit/api-types.ts';
import { refusalText } from '../formats/refusal-text.ts';
import { focusContent } from '../shell/focus-content.ts';
import { toastError, toastSuccess } from '../shell/Toaster.tsx';
import { useWrite } from '../cache/use-write.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { Stale } from '../cache/make-stale.ts';

interface DeletionDialogProps<Entry extends Callable> extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'isPending' | 'onConfirm'
> {
  /** The call that deletes, and which one. */
  entry: Entry;
  options: CallOptions<Entry>;
  makesStale: Stale;
  /** Said when it is gone, with what it was called. */
  done: string;
  name: string;
  failed: string;
  /** Takes it back, as long as the message stands. */
  undo?: { label: string; onClick: () => void };
}

/** Asks before something is deleted, deletes it, and says what became of it. */
export function DeletionDialog<Entry extends Callable>(props: DeletionDialogProps<Entry>) {
  const { entry, options, makesStale, done, name, failed, undo, ...question } = props;
  const write = useWrite(entry, {
    makesStale,
    onSuccess() {
      question.onOpenChange(false);
      // What had the focus is gone with its row.
      focusContent();
      toastSuccess({ title: done, description: name, ...(undo && { action: undo }) });
    },
    onError(error) {
      question.onOpenChange(false);
      toastError({ title: failed, description: refusalText(error) });
    },
  });
  return (
    <ConfirmDialog
      {...question}
      isPending={write.isPending}
      onConfirm={() => write.mutate(options)}
    />
  );
}
