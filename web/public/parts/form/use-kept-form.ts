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
import { fetchToastLooks } from '../../browser/effects/toast.ts';
import { onReturn } from '../../browser/on-return.ts';
import { onStoredElsewhere } from '../../browser/on-stored-elsewhere.ts';
import { openDraft } from '../../browser/storage/draft.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { errorText } from '#web/kit/form/form-errors.ts';
import { giveWay } from './give-way.ts';
import {
  chosenRadios,
  type FormValues,
  noteShown,
  selectIfFocused,
  typedBefore,
  withoutRestored,
} from './typed-before.ts';

interface KeptForm<Values> {
  draftKey: string;
  schema: Parameters<typeof standardSchemaResolver>[0];
  /** What the server rendered, in the order of the page. */
  blank: Values;
  /** What is known of the visitor from earlier steps, newest first of all; asked in the browser. */
  prefill: () => Partial<Values>;
  /** What the visitor typed before the code came, put into the shape that typing gives it. */
  shape: (values: Values) => Values;
  /** Called when the visitor had begun before the code came. */
  onBegun: () => void;
  /** Fields that are kept nowhere, not even as a sum. */
  secrets?: readonly string[];
}

export type FieldOf<Values> = (
  name: keyof Values & string,
) => UseFormRegisterReturn & { error: string | null; id?: string; defaultValue?: string };

/**
 * A form that keeps what the person has touched, and lets every other field follow what is newly
 * known: also while it stands open beside another tab, and when it is come back to. The inputs stay
 * the browser's own, so what was typed before the code came is not lost: it counts as touched.
 */
export function useKeptForm<Values extends FormValues, Body>(setup: KeptForm<Values>) {
  const { language, figures } = useSite();
  const resolver = standardSchemaResolver(setup.schema as never) as unknown;
  const form = useForm<Values, unknown, Body>({
    resolver: resolver as Resolver<Values, unknown, Body>,
    defaultValues: setup.blank as unknown as DefaultValues<Values>,
  });
  const [radios] = useState(chosenRadios);
  const [draft] = useState(() => openDraft(setup.draftKey, setup.blank, setup.prefill));
  const first = useRef({ ...setup, radios });

  useEffect(() => void fetchToastLooks(), []);
  useEffect(() => {
    const { draftKey, blank, prefill, shape, onBegun, secrets = [] } = first.current;
    const keepable = (values: FormValues) => {
      const open = Object.entries(values).filter(([name]) => !secrets.includes(name));
      return Object.fromEntries(open);
    };
    let isFollowing = false;
    const newest = (): Values => shape({ ...blank, ...prefill(), ...draft.touched() });
    const follow = () => {
      const touched = draft.touched();
      isFollowing = true;
      for (const [key, value] of Object.entries(keepable(newest()))) {
        const name = key as FieldPath<Values>;
        if (form.getValues(name) !== value) {
          form.setValue(name, value as never, { shouldValidate: form.formState.isSubmitted });
          // What was typed before the code came is only put into shape: typing goes on behind it.
          if (!(name in touched)) {
            selectIfFocused(name);
          }
        }
      }
      isFollowing = false;
      noteShown(draftKey, keepable(form.getValues()));
    };

    const now = { ...form.getValues(), ...first.current.radios };
    const own = keepable(typedBefore(blank, now) as FormValues) as Partial<Values>;
    const typed = withoutRestored<Values>(draftKey, own);
    if (Object.keys(typed).length > 0) {
      draft.touch(typed);
      onBegun();
    }
    follow();

    const stopKeeping = form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name && !isFollowing && !secrets.includes(name)) {
          draft.touch({ [name]: values[name] } as Partial<Values>);
        }
        noteShown(draftKey, keepable(values));
      },
    });
    const stopReading = onReturn(() => form.reset(newest()));
    const stopWatching = onStoredElsewhere(follow);
    const isOurs = ({ name, value }: HTMLInputElement) =>
      name in blank && value !== '' && !(name in draft.touched());
    const stopGivingWay = giveWay(isOurs);
    return () => {
      stopGivingWay();
      stopKeeping();
      stopReading();
      stopWatching();
    };
  }, [form, draft]);

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
  const forget = () => {
    draft.forget();
    form.reset(setup.blank);
  };
  return { form, field, draft, forget };
}
