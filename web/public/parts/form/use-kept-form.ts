import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { again } from '../../browser/again.ts';
import { onReturn } from '../../browser/on-return.ts';
import { onStoredElsewhere } from '../../browser/on-stored-elsewhere.ts';
import { openDraft } from '../../browser/storage/draft.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { fetchAhead } from '../part.ts';
import type { FormSchema } from './check-form.ts';
import { readTab, storeTab } from '../../browser/storage/storage.ts';

const isCaretKey = (key: string) => /^(Arrow|Home|End|Page)/.test(key);

/** Whether the caret is where the browser puts it by default: after the text. */
function isBehindAll({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

/**
 * Makes typing replace a filled-in answer instead of extending it, unless the visitor has moved the
 * caret. "Next" on a phone keyboard leaves the caret after the answer, and an answer may appear
 * just as a field gets the focus. `isFilledIn` tells whether a field shows such an answer. Returns a
 * function that stops it.
 */
function replaceFilledIn(isFilledIn: (field: HTMLInputElement) => boolean): () => void {
  let isPlaced = false;
  const enter = () => {
    isPlaced = false;
  };
  const place = (event: Event) => {
    isPlaced ||= !(event instanceof KeyboardEvent) || isCaretKey(event.key);
  };
  const type = ({ target, inputType }: InputEvent) => {
    const isTyped = inputType.startsWith('insert') && target instanceof HTMLInputElement;
    if (isTyped && !isPlaced && isBehindAll(target) && isFilledIn(target)) {
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

type FormValues = Record<string, string | boolean>;

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
function typedBefore<Values extends FormValues>(
  blank: Values,
  now: Values,
  filled: readonly string[],
): Partial<Values> {
  const values = Object.entries(now).filter(
    ([name, value]) => name in blank && value !== blank[name] && !filled.includes(name),
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

interface KeptForm<Values> {
  draftKey: string;
  /** Loads the rules: the first touch fetches them, because nothing before it needs them. */
  loadSchema: () => Promise<FormSchema>;
  /** The server-rendered values, in page order. */
  blank: Values;
  /** Known values from earlier steps, the newest ones winning; called in the browser. */
  prefill: () => Partial<Values>;
  /** Formats values that were typed before the code loaded, as typing does. */
  shape: (values: Values) => Values;
  /** The names of the fields that the start script filled in: nobody typed there. */
  filled?: () => readonly string[];
  /** Called if the visitor had begun before the code loaded. */
  onBegun: () => void;
  /** Fields that are not stored, not even as a sum. */
  secrets?: readonly string[];
}

/** What a form shows and keeps: touched answers, and the newest known ones for all other fields. */
function openAnswers<Values extends FormValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  draft: ReturnType<typeof openDraft<Values>>,
  { draftKey, blank, prefill, shape, filled, secrets = [] }: KeptForm<Values>,
) {
  const keepable = (values: FormValues) => {
    const open = Object.entries(values).filter(([name]) => !secrets.includes(name));
    return Object.fromEntries(open);
  };
  let isFollowing = false;
  const newest = (): Values => shape({ ...blank, ...prefill(), ...draft.touched() });
  return {
    newest,
    /** Whether a field shows an answer that was not typed. */
    isFilledIn: ({ name, value }: HTMLInputElement): boolean =>
      name in blank && value !== '' && !(name in draft.touched()),
    /** Touches what was typed before the code loaded; whether there was any. */
    touchTyped(radios: Readonly<Record<string, string>>): boolean {
      const now = { ...form.getValues(), ...radios };
      const own = keepable(
        typedBefore(blank, now, filled?.() ?? []) as FormValues,
      ) as Partial<Values>;
      const typed = withoutRestored<Values>(draftKey, own);
      const hasTyped = Object.keys(typed).length > 0;
      if (hasTyped) {
        draft.touch(typed);
      }
      return hasTyped;
    },
    follow(): void {
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
    },
    keep({ name, values }: { name?: string; values: Values }): void {
      if (name && !isFollowing && !secrets.includes(name)) {
        draft.touch({ [name]: values[name] } as Partial<Values>);
      }
      noteShown(draftKey, keepable(values));
    },
  };
}

export type FieldOf<Values> = (name: keyof Values & string) => UseFormRegisterReturn & {
  error: string | null;
  id?: string;
  form?: string;
  defaultValue?: string;
};

export const unloaded = 'unloaded';

function lateChecks(loadSchema: () => Promise<FormSchema>, site: ReturnType<typeof useSite>) {
  const load = () => Promise.all([again(loadSchema), again(() => import('./check-form.ts'))]);
  const resolver: Resolver<FieldValues> = async (...asked) => {
    try {
      const [schema, { checkForm }] = await load();
      return await checkForm(schema, site, asked);
    } catch (error) {
      console.error('The rules of the form cannot be loaded', error);
      return { values: {}, errors: { root: { type: unloaded } } };
    }
  };
  return { resolver, fetch: () => fetchAhead(load) };
}

/**
 * A form that stores touched fields, and lets every other field follow newly known values, even
 * when another tab changes them or the page is shown again. The inputs are uncontrolled, so that
 * text typed before the code loaded is not lost: it counts as touched.
 */
export function useKeptForm<Values extends FormValues, Body>(setup: KeptForm<Values>) {
  const site = useSite();
  const [checks] = useState(() => lateChecks(setup.loadSchema, site));
  const form = useForm<Values, unknown, Body>({
    resolver: checks.resolver as unknown as Resolver<Values, unknown, Body>,
    defaultValues: setup.blank as unknown as DefaultValues<Values>,
  });
  const [radios] = useState(chosenRadios);
  const [draft] = useState(() => openDraft(setup.draftKey, setup.blank, setup.prefill));
  const [answers] = useState(() => openAnswers(form, draft, setup));
  const [onBegun] = useState(() => setup.onBegun);

  useEffect(() => {
    if (answers.touchTyped(radios)) {
      onBegun();
    }
    answers.follow();
  }, [answers, radios, onBegun]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: answers.keep }),
    [form, answers],
  );
  useEffect(() => {
    const touches = ['pointerdown', 'focusin'];
    touches.forEach((touch) => addEventListener(touch, checks.fetch, { once: true }));
    // The first touch may have come before this code.
    if (document.activeElement !== document.body) {
      checks.fetch();
    }
    return () => touches.forEach((touch) => removeEventListener(touch, checks.fetch));
  }, [checks]);
  useEffect(() => onReturn(() => form.reset(answers.newest())), [form, answers]);
  useEffect(() => onStoredElsewhere(answers.follow), [answers]);
  useEffect(() => replaceFilledIn(answers.isFilledIn), [answers]);

  // The first error in order of registration gets the focus, so this registers the fields in page
  // order. Otherwise an island's own fields would come before its children's.
  for (const name of Object.keys(setup.blank)) {
    form.register(name as FieldPath<Values>);
  }
  const { errors } = form.formState;
  const field: FieldOf<Values> = (name) => ({
    ...form.register(name as FieldPath<Values>),
    error: errors[name]?.message?.toString() ?? null,
  });
  const forget = () => {
    draft.forget();
    form.reset(setup.blank);
  };
  return { form, field, draft, forget };
}
