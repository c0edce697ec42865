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
  'onSignedOut' | 't'
> {
  /** The texts of `title`, `done` and `failed`, if they have these names. */
  t?: (key: 'title' | 'done' | 'failed') => string;
  entry: Entry;
  /** Undefined disables the button. */
  options: CallOptions<Entry> | undefined;
  button: ReactElement<ComponentProps<'button'>>;
  /** Its text while the call is pending. */
  pending?: string;
  title?: string;
  names?: readonly string[];
  confirm: string;
  children: ReactNode;
}

/** A button that asks before it changes something, and reports the outcome. */
export function ConfirmedWrite<Entry extends Callable>(props: ConfirmedWriteProps<Entry>) {
  const { entry, options, button, pending, names, confirm, children, onSuccess, ...said } = props;
  const { t, title = t?.('title') ?? '' } = props;
  // A list has fifty of these, so the dialog is rendered only on first use.
  const [isAsked, setIsAsked] = useState<boolean>();
  const { mutate, isPending, failure, reset } = useWrite(entry, {
    ...said,
    onSuccess(answer) {
      setIsAsked(false);
      onSuccess?.(answer);
    },
  });
  return (
    <>
      {cloneElement(button, {
        disabled: !options || isPending,
        onClick: () => {
          reset();
          setIsAsked(true);
        },
        ...(isPending && pending && { children: pending }),
      })}
      {isAsked !== undefined && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={setIsAsked}
          title={title}
          names={names}
          confirm={confirm}
          isPending={isPending}
          failure={failure}
          onConfirm={() => options && mutate(options)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
