import { keepAnswer } from './answers.ts';
import { forget, readStored, readStoredJson } from './storage.ts';

type Values = Record<string, string | boolean>;

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

/** An earlier release stored the whole form: only values unknown elsewhere were typed. */
function touchedOfWhole<Form extends Values>(
  whole: Record<string, unknown>,
  blank: Form,
  known: Partial<Form>,
) {
  const own = Object.entries(whole).filter(
    ([name, value]) => value !== blank[name] && !known[name],
  );
  return Object.fromEntries(own);
}

/**
 * The fields of an unfinished form that the person has touched, with their values, if they have the
 * types of `blank`. `known` are other known values of the visitor.
 */
export function readDraft<Form extends Values>(
  key: string,
  blank: Form,
  known: Partial<Form>,
): Partial<Form> {
  const stored = readStoredJson<unknown>(key);
  if (!isObject(stored)) {
    return {};
  }
  const touched = isObject(stored.touched) ? stored.touched : touchedOfWhole(stored, blank, known);
  const fitting = Object.entries(touched).filter(
    ([name, value]) => typeof value === typeof blank[name],
  );
  return Object.fromEntries(fitting) as Partial<Form>;
}

/** Stores the touched fields of an unfinished form; false if storage is unavailable. */
function keepDraft(key: string, touched: Values): boolean {
  if (Object.keys(touched).length === 0) {
    forget(key);
    return readStored(key) === null;
  }
  const text = JSON.stringify({ touched });
  keepAnswer(key, text);
  return readStored(key) === text;
}

export interface OpenDraft<Form> {
  touched: () => Partial<Form>;
  /** The person has entered these values. */
  touch: (fields: Partial<Form>) => void;
  /** These fields were submitted: from now on they follow known values. */
  settle: (names: readonly (keyof Form)[]) => void;
  forget: () => void;
}

/**
 * Opens the draft of a form. The storage is the truth, so that two tabs share one draft; without
 * storage the open form remembers it.
 */
export function openDraft<Form extends Values>(
  key: string,
  blank: Form,
  prefill: () => Partial<Form>,
): OpenDraft<Form> {
  let unkept: Partial<Form> = {};
  const touched = () => ({ ...readDraft(key, blank, prefill()), ...unkept });
  const keep = (fields: Partial<Form>) => {
    unkept = keepDraft(key, fields as Values) ? {} : fields;
  };
  return {
    touched,
    touch: (fields) => keep({ ...touched(), ...fields }),
    settle: (names) => {
      const open = Object.entries(touched()).filter(([name]) => !names.includes(name));
      keep(Object.fromEntries(open) as Partial<Form>);
    },
    forget: () => keep({}),
  };
}
