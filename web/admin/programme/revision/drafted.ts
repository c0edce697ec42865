import type { Revision } from '../../api-types.ts';
import { type Typed, typedOf } from './typed-terms.ts';

export interface Drafted {
  effectiveFrom: string;
  source: string;
  basis: string;
  terms: Readonly<Record<string, Typed>>;
}

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

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/**
 * The typed values with those that a colleague saved meanwhile, and whether both changed the same:
 * then what is typed stays, and replaces theirs only when it is saved again.
 */
export function withTheirs(begun: Drafted, theirs: Drafted, mine: Drafted) {
  let isClash = false;
  const join = <Parts extends object>(was: Parts, saved: Parts, typed: Parts): Parts => {
    const names = Object.keys({ ...was, ...saved, ...typed }) as (keyof Parts)[];
    const parts = names.map((name) => {
      const isMine = differ(typed[name], was[name]);
      isClash ||= isMine && differ(saved[name], was[name]) && differ(saved[name], typed[name]);
      return [name, (isMine ? typed : saved)[name]] as const;
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as Parts;
  };
  const terms = join(begun.terms, theirs.terms, mine.terms);
  const none = { terms: {} };
  const head = join({ ...begun, ...none }, { ...theirs, ...none }, { ...mine, ...none });
  return { both: { ...head, terms }, isClash };
}
