import { useEffect, useRef, useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { errorText } from '#web/kit/form/form-errors.ts';
import { onReturn } from '../../browser/on-return.ts';
import { onStoredElsewhere } from '../../browser/on-stored-elsewhere.ts';
import { openDraft } from '../../browser/storage/draft.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { readTab, storeTab } from '../../browser/storage/storage.ts';

/** The values of a form's controls, by name. */
type FormValues = Record<string, string | boolean>;

/** Radio buttons chosen before the code loaded: the form library resets them. */
function chosenRadios(): Record<string, string> {
  if (typeof document === 'undefined') {
    return {};
  }
  const checked = 'form input[type=radio]:checked';
  const values: Record<string, string> = {};
  for (const radio of document.querySelectorAll<HTMLInputElement>(checked)) {
    if (!radio.defaultChecked) {
      values[radio.name] = radio.value;
    }
  }
  return values;
}

/** The values that differ from the server-rendered ones. */
function typedBefore<Values extends FormValues>(blank: Values, now: Values): Partial<Values> {
  const values = Object.entries(now).filter(
    ([name, value]) => name in blank && value !== blank[name],
  );
  return Object.fromEntries(values) as Partial<Values>;
}

/** Selects an answer that appears under the cursor, so that the next key replaces it. */
function selectIfFocused(name: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.name === name) {
    activeElement.select();
  }
}

type Sums = Record<string, number>;

function slotOf(draftKey: string) {
  return `${draftKey}_shown`;
}

/** A checksum: recognizes a value, but cannot reveal it once the answers are wiped. */
function sumOf(value: string | boolean): number {
  let sum = 0;
  for (const character of String(value)) {
    sum = (Math.imul(sum, 31) + character.codePointAt(0)!) | 0;
  }
  return sum;
}

function readSums(draftKey: string): Sums {
  try {
    return JSON.parse(readTab(slotOf(draftKey)) ?? '{}') as Sums;
  } catch {
    return {};
  }
}

/** Stores the form's current values for this tab, typed or filled in. */
function noteShown(draftKey: string, values: FormValues): void {
  const sums = Object.entries(values).map(([name, value]) => [name, sumOf(value)]);
  storeTab(slotOf(draftKey), JSON.stringify(Object.fromEntries(sums)));
}

/**
 * Leaves out values that the browser restored: on the way back or on a reload it fills in the last
 * values, which the visitor did not type now.
 */
function withoutRestored<Values extends FormValues>(
  draftKey: string,
  typed: Partial<Values>,
): Partial<Values> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') {
    return typed;
  }
  const sums = readSums(draftKey);
  const own = Object.entries(typed).filter(([name, value]) => sums[name] !== sumOf(value!));
  return Object.fromEntries(own) as Partial<Values>;
}

const isCaretKey = (key: string) => /^(Arrow|Home|End|Page)/.test(key);

/** Whether the caret is where the browser puts it by default: after the text. */
function isBehindAll({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

/**
 * Makes typing replace a filled-in answer instead of extending it, unless the visitor has moved the
 * caret. "Next" on a phone keyboard leaves the caret after the answer, and an answer may appear
 * just as a field gets the focus. `isKnown` tells whether a field shows a filled-in answer. Returns
 * a function that stops it.
 */
function giveWay(isKnown: (field: HTMLInputElement) => boolean): () => void {
  let isPlaced = false;
  const enter = () => {
    isPlaced = false;
  };
  const place = (event: Event) => {
    isPlaced ||= !(event instanceof KeyboardEvent) || isCaretKey(event.key);
  };
  const type = ({ target, inputType }: InputEvent) => {
    const isTyped = inputType.startsWith('insert') && target instanceof HTMLInputElement;
    if (isTyped && !isPlaced && isBehindAll(target) && isKnown(target)) {
      target.select();
    }
  };
  document.addEventListener('focusout', enter);
  // The end of a press: the field has the focus by then.
  document.addEventListener('click', place);
  document.addEventListener('keydown', place);
  document.addEventListener('beforeinput', type);
  return () => {
    document.removeEventListener('focusout', enter);
    document.removeEventListener('click', place);
    document.removeEventListener('keydown', place);
    document.removeEventListener('beforeinput', type);
  };
}

interface KeptForm<Values> {
  draftKey: string;
  schema: Parameters<typeof standardSchemaResolver>[0];
  /** The server-rendered values, in page order. */
  blank: Values;
  /** Known values from earlier steps, the newest ones winning; called in the browser. */
  prefill: () => Partial<Values>;
  /** Formats values that were typed before the code loaded, as typing does. */
  shape: (values: Values) => Values;
  /** Called if the visitor had begun before the code loaded. */
  onBegun: () => void;
  /** Fields that are not stored, not even as a sum. */
  secrets?: readonly string[];
}

export type FieldOf<Values> = (
  name: keyof Values & string,
) => UseFormRegisterReturn & { error: string | null; id?: string; defaultValue?: string };

/**
 * A form that stores touched fields, and lets every other field follow newly known values, even
 * when another tab changes them or the page is shown again. The inputs are uncontrolled, so that
 * text typed before the code loaded is not lost: it counts as touched.
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
          // Text typed before the script loaded is only reformatted: typing goes on after it.
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

  // The first error in order of registration gets the focus, so this registers the fields in page
  // order. Otherwise an island's own fields would come before its children's.
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
