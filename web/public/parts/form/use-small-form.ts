import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';
import { CallError } from '#web/kit/api.ts';
import type { Toast } from '../../browser/effects/toast.ts';
import { useFailure } from './FailureNote.tsx';
import { postedId } from './posted-field.ts';

interface SmallForm {
  posted: PostedForm | undefined;
  /** The fields with their own errors; any other error stands at the button. */
  names: readonly string[];
  failed: Pick<Toast, 'title' | 'text'>;
  /** Rejects if the server did not accept it. */
  send: (typed: TypedAnswers) => Promise<void>;
}

/**
 * A form of one or two fields that only the server checks: errors appear at their fields, and the
 * first wrong one gets the focus.
 */
export function useSmallForm({ posted, names, failed, send }: SmallForm) {
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [errors, setErrors] = useState(posted?.errors ?? {});
  const { failure, tell, forget } = useFailure();

  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name in errors)?.focus();
  }, [errors]);
  // The disabled button has lost the focus.
  useEffect(() => {
    if (failure) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    }
  }, [failure]);

  const submit = async (typed: TypedAnswers) => {
    setIsPending(true);
    forget();
    try {
      await send(typed);
    } catch (cause) {
      const wrong = cause instanceof CallError ? cause.errors : [];
      const beside = wrong.filter(({ path }) => names.includes(path));
      setErrors(Object.fromEntries(beside.map(({ path, message }) => [path, message])));
      if (beside.length === 0) {
        const text = wrong[0]?.message ?? failed.text;
        tell({ title: failed.title, text }, cause);
      }
    }
    setIsPending(false);
  };
  return {
    isPending,
    failure,
    of: {
      ref: form,
      noValidate: true,
      'aria-busy': isPending,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(Object.fromEntries(new FormData(event.currentTarget)) as TypedAnswers);
      },
    },
    field: (name: string) => ({
      name,
      error: errors[name] ?? null,
      ...(posted && { id: postedId(name), defaultValue: posted.values[name] }),
      ...(posted && name === 'email' && { asked: posted.meantEmail }),
    }),
  };
}
