import { useEffect, useRef, useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type Resolver,
} from 'react-hook-form';
import type { Language } from '#core/domain/language.ts';
import { validationMessage } from '#core/i18n/validation.ts';
import type { CallError } from '#web/kit/api.ts';
import { keepDraft, readDraft } from '../../browser/storage/draft.ts';

interface KeptForm<Values> {
  /** Storage key of the unfinished form. */
  draftKey: string;
  schema: Parameters<typeof standardSchemaResolver>[0];
  /** What the server rendered. */
  blank: Values;
  /** What is known of the visitor already; asked once, in the browser. */
  prefill: () => Partial<Values>;
  /** What the visitor typed before the code came, put into the shape that typing gives it. */
  shape?: (values: Values) => Values;
  /** Called when the visitor had begun before the code came. */
  onBegun: () => void;
}

/**
 * Radio buttons chosen before the code came: the form library looks at every other control itself,
 * but sets these to their default.
 */
function chosenRadios(): Record<string, string> {
  if (typeof document === 'undefined') {
    return {};
  }
  const radios = [...document.querySelectorAll<HTMLInputElement>('form input[type=radio]:checked')];
  return Object.fromEntries(
    radios.filter((radio) => !radio.defaultChecked).map((radio) => [radio.name, radio.value]),
  );
}

/**
 * A known answer that appears under the cursor is selected, as if the visitor had tabbed into it:
 * the next key replaces it.
 */
function selectIfFocused(name: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.name === name) {
    activeElement.select();
  }
}

/**
 * A form whose every keystroke is kept. The inputs stay the browser's own, so what was typed before
 * the code came is not lost: it goes before the draft, the draft before what is known otherwise.
 */
export function useKeptForm<Values extends Record<string, string | boolean>, Body>({
  draftKey,
  schema,
  blank,
  prefill,
  shape,
  onBegun,
}: KeptForm<Values>) {
  const form = useForm<Values, unknown, Body>({
    resolver: standardSchemaResolver(schema as never) as unknown as Resolver<Values, unknown, Body>,
    defaultValues: blank as unknown as DefaultValues<Values>,
  });
  const [chosen] = useState(chosenRadios);
  const setup = useRef({
    draftKey,
    blank,
    prefill,
    shape,
    chosen,
    onBegun,
  });

  useEffect(() => {
    const {
      draftKey: key,
      blank: initial,
      prefill: known,
      shape: shaped,
      chosen: radios,
      onBegun: begun,
    } = setup.current;
    const now: Values = { ...form.getValues(), ...radios };
    const start: Values = {
      ...initial,
      ...known(),
      ...readDraft(key, initial),
    };
    const names = Object.keys(initial) as FieldPath<Values>[];
    const typed = Object.fromEntries(
      names.filter((name) => now[name] !== initial[name]).map((name) => [name, now[name]]),
    );
    const values = { ...start, ...typed };
    for (const [name, value] of Object.entries(shaped ? shaped(values) : values)) {
      if (form.getValues(name as FieldPath<Values>) === value) {
        continue;
      }
      form.setValue(name as FieldPath<Values>, value as never);
      if (!(name in typed)) {
        selectIfFocused(name);
      }
    }
    if (Object.keys(typed).length > 0) {
      keepDraft(key, form.getValues());
      begun();
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(key, values),
    });
    // A page that the browser kept alive may be older than its draft, or than the wiping of it.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) {
        return;
      }
      form.reset({
        ...initial,
        ...known(),
        ...readDraft(key, initial),
      } as Values);
    };
    addEventListener('pageshow', onShow);
    return () => {
      stop();
      removeEventListener('pageshow', onShow);
    };
  }, [form]);
  return form;
}

/**
 * The words of a field's fault: a key of ours in the page's language, or the server's own sentence.
 */
export function errorText(
  errors: FieldErrors,
  name: string,
  language: Language,
  values: Record<string, string>,
): string | null {
  const error = errors[name];
  if (!error?.message) {
    return null;
  }
  return error.type === 'server'
    ? String(error.message)
    : validationMessage(String(error.message), language, values);
}

/** The faults a refused call names, as far as the form has such fields. */
export function serverErrors<Values extends object>(
  error: unknown,
  values: Values,
): { name: keyof Values & string; message: string }[] {
  const errors = (error as Partial<CallError>)?.errors ?? [];
  return errors
    .filter(({ path }) => path in values)
    .map(({ path, message }) => ({ name: path as keyof Values & string, message }));
}
