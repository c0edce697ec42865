import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Toast } from '../../browser/effects/toast.ts';
import { postForm } from '../../browser/carry-stored.ts';
import { isOffline } from '../../browser/offline.ts';
import { onReturn } from '../../browser/on-return.ts';
import { useFailure } from './FailureNote.tsx';
import { unloaded } from './use-kept-form.ts';
import type { FormExit, formLeft, FormStep } from '#core/contract/visitor/forms/form-exit.ts';
import { showServerErrors } from '#web/kit/form/form-errors.ts';
import { trackInteraction } from '#core/contract/public-paths.ts';
import { visitorSession } from '../../browser/calls/tracking.ts';
import { languageOfPage } from '../../browser/page-language.ts';

/** Reports by beacon where a form was left; a call would end with the page. */
function tell(step: FormStep, field: string): void {
  const body = {
    sessionId: visitorSession(),
    userAgent: navigator.userAgent,
    page: location.pathname.slice(0, 200),
    action: 'form_left' satisfies typeof formLeft,
    data: { step, language: languageOfPage(), field } satisfies Record<keyof FormExit, string>,
  };
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(trackInteraction.path, json);
}

/**
 * Reports at which control a form was left that was begun and not sent: its name, never its value.
 * Call the result once the form was sent.
 */
function useAbandonReport(
  step: FormStep | undefined,
  button: RefObject<HTMLButtonElement | null>,
): () => void {
  const touched = useRef('');
  useEffect(() => {
    if (!step) {
      return;
    }
    const touch = () => {
      const control = document.activeElement as HTMLInputElement | null;
      if (control?.name && control.form === button.current?.form) {
        touched.current = control.name;
      }
    };
    const leave = () => {
      if (touched.current) {
        tell(step, touched.current);
      }
      // The browser may show the page again: then the form starts over.
      touched.current = '';
    };
    // Focused before this code loaded.
    touch();
    document.addEventListener('focusin', touch);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('focusin', touch);
      removeEventListener('pagehide', leave);
    };
  }, [step, button]);
  return () => {
    touched.current = '';
  };
}

interface SendingSetup<Values extends FieldValues, Body, Answer> {
  /** The step of the buyer's way, for which exits are reported. */
  step?: FormStep;
  form: UseFormReturn<Values, unknown, Body>;
  /** Rejects if the server did not accept it. */
  send: (body: Body) => Promise<Answer>;
  /** Milliseconds between the answer and `onAnswer`, none by default. */
  overlayMs?: number;
  /** The form stays pending until the page is left, or until `end`. */
  onAnswer: (answer: Answer, body: Body) => void;
  failed: (failure: unknown) => Pick<Toast, 'title' | 'text'>;
}

/** A form being sent, as its controls see it. */
export interface Sending {
  isPending: boolean;
  submit: ReturnType<UseFormReturn['handleSubmit']>;
  button: RefObject<HTMLButtonElement | null>;
  end: () => void;
  failure: ReturnType<typeof useFailure>['failure'];
  /** Ends the sending and says why it failed. */
  giveBack: (failure: unknown) => void;
}

/** Sends a form. If that fails, errors appear at their fields and at the button. */
export function useSending<Values extends FieldValues, Body, Answer>({
  step,
  form,
  send,
  overlayMs = 0,
  onAnswer,
  failed,
}: SendingSetup<Values, Body, Answer>): Sending {
  const [isPending, setIsPending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const endForm = useAbandonReport(step, button);
  const end = () => setIsPending(false);
  const { failure, tell, forget } = useFailure();
  useEffect(() => onReturn(() => setIsPending(false)), []);

  const giveBack = (cause: unknown) => {
    // Nothing behind the overlay can take the focus: close it first.
    flushSync(end);
    if (!showServerErrors(form, cause)) {
      button.current?.focus();
    }
    tell(failed(cause), cause);
  };

  const submit = form.handleSubmit(
    async (body) => {
      setIsPending(true);
      forget();
      try {
        const answer = await send(body);
        endForm();
        setTimeout(() => onAnswer(answer, body), overlayMs);
      } catch (cause) {
        giveBack(cause);
      }
    },
    ({ root }) => {
      if (root?.type !== unloaded) {
        forget();
      } else if (isOffline()) {
        giveBack(root);
      } else {
        // Nobody can check it here: the server answers the form with a page.
        postForm(button.current!.form!);
      }
    },
  );
  return { isPending, submit, button, end, failure, giveBack };
}
