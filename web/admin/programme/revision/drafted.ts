import type { Revision } from '../../api-types.ts';
import { type ChangedField, fieldsInConflict } from '#web/office/edit-conflicts/conflict.ts';
import { type Typed, typedOf } from './typed-terms.ts';

export interface Drafted {
  effectiveFrom: string;
  source: string;
  basis: string;
  terms: Readonly<Record<string, Typed>>;
}

/** The field values of a revision, or of a new one that begins today. */
export function draftedOf(revision: Revision | null, today: string): Drafted {
  const { effectiveFrom = today, source = '', basis = null, terms = {} } = revision ?? {};
  const typed = Object.entries(terms).map(([key, value]) => [key, typedOf(key, value)]);
  return {
    effectiveFrom,
    source,
    basis: basis ?? '',
    terms: Object.fromEntries(typed),
  };
}

/** The values that editing began with, and when they were saved; null for an unsaved draft. */
export interface Begun {
  drafted: Drafted;
  updatedAt: string | null;
}

const termPrefix = 'terms.';

/** The term of a field in conflict; null if it is none. */
export function termOf(name: string): string | null {
  return name.startsWith(termPrefix) ? name.slice(termPrefix.length) : null;
}

/** Each field as one text; empty for a term that is not being changed. */
function asTexts({ terms, ...head }: Drafted, keys: readonly string[]): Record<string, string> {
  const texts = keys.map((key) => [termPrefix + key, Object.values(terms[key] ?? {}).join(' · ')]);
  return { ...head, ...Object.fromEntries(texts) };
}

/** The fields that a colleague has changed since the draft began, with the typed values. */
export function draftsInConflict(begun: Drafted, theirs: Drafted, typed: Drafted): ChangedField[] {
  const keys = [...new Set([begun, theirs, typed].flatMap(({ terms }) => Object.keys(terms)))];
  return fieldsInConflict(asTexts(begun, keys), asTexts(theirs, keys), asTexts(typed, keys));
}

/** The typed values, with the colleague's in these fields. */
export function withTheirs(typed: Drafted, theirs: Drafted, names: readonly string[]): Drafted {
  const isTheirs = (name: string) => names.includes(name);
  const keys = [...new Set([...Object.keys(typed.terms), ...Object.keys(theirs.terms)])];
  const terms = keys.flatMap((key) => {
    const value = (isTheirs(termPrefix + key) ? theirs : typed).terms[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    effectiveFrom: (isTheirs('effectiveFrom') ? theirs : typed).effectiveFrom,
    source: (isTheirs('source') ? theirs : typed).source,
    basis: (isTheirs('basis') ? theirs : typed).basis,
    terms: Object.fromEntries(terms),
  };
}
