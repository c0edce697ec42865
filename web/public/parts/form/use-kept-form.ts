import { useEffect, useRef, useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { onReturn } from '../../browser/on-return.ts';
import { keepDraft, readDraft } from '../../browser/storage/draft.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { errorText } from '#web/kit/form/form-errors.ts';
import { chosenRadios, selectIfFocused, typedBefore, type FormValues } from './typed-before.ts';

interface KeptForm<Values> {
  /** Storage key of the unfinished form. */
  draftKey: string;
  schema: Parameters<typeof standardSchemaResolver>[0];
  /** What the server rendered, in the order of the page. */
  blank: Values;
  /** What is known of the visitor already; asked once, in the browser. */
  prefill: () => Partial<Values>;
  /** What the visitor typed before the code came, put into the shape that typing gives it. */
  shape: (values: Values) => Values;
  /** Called when the visitor had begun before the code came. */
  onBegun: () => void;
}

/** Ties a control to its value and to the text of its error. */
export type FieldOf<Values> = (
  name: keyof Values & string,
) => UseFormRegisterReturn & { error: string | null };

/**
 * A form whose every keystroke is kept. The inputs stay the browser's own, so what was typed before
 * the code came is not lost: it goes before the draft, the draft before what is known otherwise.
 */
export function useKeptForm<Values extends FormValues, Body>(setup: KeptForm<Values>) {
  const { language, figures } = useSite();
  const resolver = standardSchemaResolver(setup.schema as never) as unknown;
  const form = useForm<Values, unknown, Body>({
    resolver: resolver as Resolver<Values, unknown, Body>,
    defaultValues: setup.blank as unknown as DefaultValues<Values>,
  });
  const [radios] = useState(chosenRadios);
  const first = useRef({
    ...setup,
    radios,
  });

  useEffect(() => {
    const { draftKey, blank, prefill, shape, onBegun } = first.current;
    const known = (): Values => ({ ...blank, ...prefill(), ...readDraft(draftKey, blank) });
    const typed = typedBefore(blank, {
      ...form.getValues(),
      ...first.current.radios,
    });
    const values = shape({
      ...known(),
      ...typed,
    });
    for (const [key, value] of Object.entries(values)) {
      const name = key as FieldPath<Values>;
      if (form.getValues(name) === value) {
        continue;
      }
      form.setValue(name, value as never);
      if (!(name in typed)) {
        selectIfFocused(name);
      }
    }
    if (Object.keys(typed).length > 0) {
      keepDraft(draftKey, form.getValues());
      onBegun();
    }
    const stopKeeping = form.subscribe({
      formState: { values: true },
      callback: (state) => keepDraft(draftKey, state.values),
    });
    const stopReading = onReturn(() => form.reset(known()));
    return () => {
      stopKeeping();
      stopReading();
    };
  }, [form]);

  // The first error in the order of registration gets the focus: `blank` has the order of the page.
  // Without this, what an island renders itself would go before what its children render.
  for (const name of Object.keys(setup.blank)) {
    form.register(name as FieldPath<Values>);
  }
  const { errors } = form.formState;
  const field: FieldOf<Values> = (name) => ({
    ...form.register(name as FieldPath<Values>),
    error: errorText(errors[name] as FieldError | undefined, language, figures),
  });
  return { form, field };
}
