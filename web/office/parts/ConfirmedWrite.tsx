import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import type { Callable } from '#core/contract/route.ts';
import type { AnswerOf, CallOptions } from '#web/kit/api-types.ts';
import { useWrite, type WriteSetup } from '../cache/use-write.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface ConfirmedWriteProps<Entry extends Callable> extends Omit<
  WriteSetup<AnswerOf<Entry>>,
  'onError' | 'onSignedOut'
> {
  entry: Entry;
  /** Undefined while it cannot be sent: the button is disabled. */
  options: CallOptions<Entry> | undefined;
  /** The button that opens the dialog. */
  button: ReactElement<ComponentProps<'button'>>;
  /** Its words while the call is on its way. */
  pending?: string;
  title: string;
  /** The label of the dialog's button, which sends the call. */
  confirm: string;
  /** The question. */
  children: ReactNode;
}

/** A button that asks a question before it changes something, and says what became of it. */
export function ConfirmedWrite<Entry extends Callable>(props: ConfirmedWriteProps<Entry>) {
  const { entry, options, button, pending, title, confirm, children, onSuccess, ...said } = props;
  // A list has fifty of these: the question is made when it is asked for the first time.
  const [isAsked, setIsAsked] = useState<boolean>();
  const { mutate, isPending } = useWrite(entry, {
    ...said,
    onSuccess(answer) {
      setIsAsked(false);
      onSuccess?.(answer);
    },
    onError: () => setIsAsked(false),
  });
  return (
    <>
      {cloneElement(button, {
        disabled: !options || isPending,
        onClick: () => setIsAsked(true),
        ...(isPending && pending && { children: pending }),
      })}
      {isAsked !== undefined && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={setIsAsked}
          title={title}
          confirm={confirm}
          isPending={isPending}
          onConfirm={() => options && mutate(options)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
