import { type ReactNode, useState } from 'react';
import type { Callable } from '#core/contract/route.ts';
import type { AnswerOf, CallOptions } from '#web/kit/api-types.ts';
import { Button } from '#web/kit/Button.tsx';
import type { Stale } from '#web/office/cache/make-stale.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { toastRefusal } from './toast-refusal.ts';

interface ConfirmedWriteProps<Entry extends Callable> {
  entry: Entry;
  /** Undefined while it cannot be sent: the button is disabled. */
  options: CallOptions<Entry> | undefined;
  makesStale: Stale;
  /** `title` is the question's, `confirm` is the button that sends it. */
  labels: {
    button: string;
    pending: string;
    title: string;
    confirm: string;
    done: string;
    failed: string;
  };
  variant?: 'sun' | 'outline';
  size?: 'small' | 'medium';
  onDone?: (answer: AnswerOf<Entry>) => void;
  children: ReactNode;
}

/** A button that asks a question before it changes something, and says what became of it. */
export function ConfirmedWrite<Entry extends Callable>({
  entry,
  options,
  makesStale,
  labels,
  variant = 'outline',
  size = 'medium',
  onDone,
  children,
}: ConfirmedWriteProps<Entry>) {
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useWrite(entry, {
    makesStale,
    onSuccess(answer) {
      setIsAsked(false);
      toastSuccess({ title: labels.done });
      onDone?.(answer);
    },
    onError(error) {
      setIsAsked(false);
      toastRefusal(labels.failed, error);
    },
  });
  return (
    <>
      <Button
        variant={variant}
        size={size}
        disabled={!options || isPending}
        onClick={() => setIsAsked(true)}
      >
        {isPending ? labels.pending : labels.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={labels.title}
        confirm={labels.confirm}
        isPending={isPending}
        onConfirm={() => options && mutate(options)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
