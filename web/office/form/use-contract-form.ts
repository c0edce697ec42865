import { toNestErrors } from '@hookform/resolvers';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type Path,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
  useWatch,
} from 'react-hook-form';
import { useLocale } from 'use-intl';
import type * as z from 'zod/mini';
import type { RouteContract } from '#core/contract/route.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';
import type { AnswerOf, BodyOf, CallOptions } from '#web/kit/api-types.ts';
import { errorText } from '#web/kit/form/error-text.ts';
import { showServerErrors } from '#web/kit/form/form-errors.ts';
import { toastError } from '../shell/Toaster.tsx';
import { useWrite, type WriteSetup } from '../cache/use-write.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { differing } from './differing.ts';

/** The values of the fields: texts as typed, boxes as ticked. */
type Typed = Record<string, string | boolean>;

type Check<Values extends Typed> = (
  values: Values,
) => Partial<Record<keyof Values & string, ValidationKey>>;

export type FormEntry = RouteContract<z.ZodMiniType, z.ZodMiniType, z.ZodMiniObject>;

export type FormOptions<Entry extends FormEntry> = Omit<CallOptions<Entry>, 'body'>;

interface FormSetup<Entry extends FormEntry, Values extends Typed> extends Omit<
  WriteSetup<AnswerOf<Entry>>,
  'onSignedOut'
> {
  /** The initial values of the fields, named like those of the body. */
  start: Values;
  /**
   * The draft's name, under which it is kept until sent or discarded, through a login and a reload;
   * none for secrets. Only fields that differ from `start` are kept, so the others stay current.
   */
  draftName?: string;
  /** Errors of fields that are not sent, such as a repeated password. */
  alsoCheck?: Check<Values> | undefined;
  toBody: (values: Values) => BodyOf<Entry>;
  options?: FormOptions<Entry>;
  /** Values to insert into messages, such as a minimum. */
  messageValues?: Readonly<Record<string, string>>;
  /** Shown below `failed` instead of sending if a field is wrong. */
  check?: string | undefined;
  /** Called instead of sending if a field is wrong. */
  onInvalid?: () => void;
}

/** The form of these values, for components that show its fields. */
export type ContractForm<Values extends Typed> = ReturnType<
  typeof useContractForm<FormEntry, Values>
>;

function bodyResolver<Values extends Typed, Body>(
  schema: z.ZodMiniObject,
  toBody: (values: Values) => Body,
  alsoCheck?: Check<Values>,
): Resolver<Values, unknown, Body> {
  const check = standardSchemaResolver(schema, undefined, { raw: true });
  const resolve: unknown = async (values: Values, context: unknown, options: never) => {
    const checked = await check(toBody(values) as never, context, options);
    const found = Object.entries(alsoCheck?.(values) ?? {});
    if (found.length === 0) {
      return checked;
    }
    const errors = found.map(([name, message]) => [name, { type: 'custom', message }]);
    const more = toNestErrors(Object.fromEntries(errors), options);
    return { values: {}, errors: { ...checked.errors, ...more } };
  };
  return resolve as Resolver<Values, unknown, Body>;
}

/** How many characters the body's schema allows in a text. */
function longest({ shape }: z.ZodMiniObject, name: string): number | undefined {
  let def: { innerType?: z.core.$ZodType; checks?: z.core.$ZodCheck[] } | undefined =
    shape[name]?._zod.def;
  while (def?.innerType) {
    def = def.innerType._zod.def;
  }
  const limits = def?.checks?.map((check) => (check as z.core.$ZodCheckMaxLength)._zod.def);
  return limits?.find((limit) => limit.check === 'max_length')?.maximum;
}

/**
 * Focuses the first wrong field, in the order of these names. The library's own option does so a
 * second time a moment later, which would take the focus from a person who has pressed a key in
 * between.
 */
function focusFirstWrong(names: readonly string[], errors: FieldErrors<Typed>): void {
  const wrong = names.find((name) => errors[name]?.ref?.focus);
  errors[wrong ?? '']?.ref?.focus?.();
}

/**
 * A form bound to an entry of the contract: the typed values are checked by the schema of its body
 * and then sent. Errors, found here or by the server, appear at their fields in the language of the
 * page. The first wrong field gets the focus, and no typed text is lost.
 */
export function useContractForm<Entry extends FormEntry, Values extends Typed>(
  entry: Entry,
  setup: FormSetup<Entry, Values>,
) {
  const { start, draftName, toBody, alsoCheck, options, messageValues } = setup;
  const { check, onInvalid, onSuccess, onError, ...said } = setup;
  const language = useLocale();
  const [draft] = useState(() => (draftName ? readDraft<Partial<Values>>(draftName) : null));
  const form = useForm<Values, unknown, BodyOf<Entry>>({
    defaultValues: { ...start, ...draft } as unknown as DefaultValues<Values>,
    resolver: bodyResolver(entry.body!, toBody, alsoCheck),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control }) as Values;

  const unsent = JSON.stringify(differing(start, typed));
  useEffect(() => {
    if (!draftName) {
      return;
    }
    if (unsent === '{}') {
      dropDraft(draftName);
    } else {
      keepDraft(draftName, JSON.parse(unsent));
    }
  }, [draftName, unsent]);
  const forget = () => draftName && dropDraft(draftName);

  const write = useWrite(entry, {
    ...said,
    onSuccess(answer) {
      forget();
      onSuccess?.(answer);
    },
    onError(error) {
      showServerErrors(form, error);
      onError?.(error);
    },
  });
  const send = form.handleSubmit(
    (body) => {
      const whole: unknown = { ...options, body };
      write.mutate(whole as CallOptions<Entry>);
    },
    (wrong) => {
      write.reset();
      focusFirstWrong(Object.keys(start), wrong as FieldErrors<Typed>);
      const failed = said.failed ?? said.t?.('failed');
      if (check && failed) {
        toastError({ title: failed, description: check });
      }
      onInvalid?.();
    },
  );

  const field = (name: keyof Values & string) => ({
    ...(form.register(name as Path<Values>) as UseFormRegisterReturn),
    error: errorText(errors[name] as FieldError | undefined, language, messageValues),
  });
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
    form.setValue(name as unknown as Path<Values>, value as never);

  return {
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void send(event),
    },
    /** The attributes of a field, with its error text. */
    field,
    /** The same for a text of the body that the browser does not know: nothing is filled in. */
    line: (name: keyof Values & string) => ({
      ...field(name),
      maxLength: longest(entry.body!, name),
      autoComplete: 'off',
    }),
    /** Checks and sends the form, like its button. */
    submit: () => void send(),
    /** The current values of the fields; the page follows. */
    typed,
    set,
    /** Puts the fields back to what they started with. */
    startOver() {
      for (const [name, value] of Object.entries(start)) {
        set(name, value as Values[string]);
      }
    },
    /** Focuses a field and selects its text. */
    select: (name: keyof Values & string) =>
      form.setFocus(name as Path<Values>, { shouldSelect: true }),
    /** Discards the draft. */
    forget,
    isPending: write.isPending,
    /** The last sent values are stored, and no error has occurred since. */
    isSaved: write.isSuccess,
    /** Why the last call failed; null if it did not. */
    error: write.error,
    /** The same in words, unless it stands at a field. */
    failure: Object.keys(errors).length === 0 ? write.failure : null,
  };
}
