import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ProgrammeTermsError,
  type ProgrammeTerms,
  termsAsOf,
} from '#core/domain/programme-terms.ts';
import { checkRevision, type RevisionCheck } from '#core/domain/revision/check-revision.ts';
import type { TermsRevision } from '#core/domain/revision/terms-revision.ts';
import { isDay } from '#core/domain/term-values.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import type { Programme, Revision } from '../api-types.ts';
import { sessionQuery } from '../queries/session.ts';
import { type Typed, typedOf, valueOfTyped } from './typed-terms.ts';

/** What stands in the fields of the editor. */
export interface Drafted {
  effectiveFrom: string;
  source: string;
  basis: string;
  terms: Readonly<Record<string, Typed>>;
}

function draftedOf(revision: Revision | null, today: string): Drafted {
  const { effectiveFrom = today, source = '', basis = null, terms = {} } = revision ?? {};
  const typed = Object.entries(terms).map(([key, value]) => [key, typedOf(key, value)]);
  return {
    effectiveFrom,
    source,
    basis: basis ?? '',
    terms: Object.fromEntries(typed),
  };
}

/** What would be sent for what was typed. */
export function revisionOf({ effectiveFrom, source, basis, terms }: Drafted): TermsRevision {
  const values = Object.entries(terms).map(([key, typed]) => [key, valueOfTyped(key, typed)]);
  return {
    effectiveFrom,
    source: source.trim(),
    basis: basis.trim() || null,
    terms: Object.fromEntries(values),
  };
}

/** The terms of a day by rules that may have a gap there; null where they do. */
function termsOn(rules: Programme['rules'], day: string): ProgrammeTerms | null {
  try {
    const plain = rules.map(({ basis, ...rule }) => (basis === null ? rule : { ...rule, basis }));
    return termsAsOf(plain as Parameters<typeof termsAsOf>[0], day, '');
  } catch (error) {
    if (error instanceof ProgrammeTermsError) {
      return null;
    }
    throw error;
  }
}

const noFindings: RevisionCheck = { errors: [], warnings: [] };

/**
 * What is typed of a revision: kept in this tab until it was saved, and checked as it is typed by
 * the rules that the server checks it by.
 */
export function useRevisionEditor(programme: Programme, revision: Revision | null) {
  const { data: staff } = useQuery(sessionQuery);
  const draftName = `${staff?.id ?? 0}:revision:${revision?.id ?? 'new'}`;
  const start = draftedOf(revision, programme.asOf);
  const [drafted, setDrafted] = useState<Drafted>(() => readDraft<Drafted>(draftName) ?? start);
  const isChanged = JSON.stringify(drafted) !== JSON.stringify(start);
  const day = isDay(drafted.effectiveFrom) ? drafted.effectiveFrom : programme.asOf;
  const before = termsOn(programme.rules, day);
  const sent = revisionOf(drafted);
  const found = before ? checkRevision(sent, before, programme.asOf) : noFindings;

  const change = (changes: Partial<Drafted>) => {
    const next = { ...drafted, ...changes };
    keepDraft(draftName, next);
    setDrafted(next);
  };
  const setTerm = (key: string, typed: Typed) =>
    change({ terms: { ...drafted.terms, [key]: typed } });
  return {
    drafted,
    change,
    setTerm,
    addTerm: (key: string) => {
      const values: Readonly<Record<string, unknown>> = { ...before };
      setTerm(key, typedOf(key, values[key]));
    },
    removeTerm: (key: string) => {
      const { [key]: _gone, ...terms } = drafted.terms;
      change({ terms });
    },
    forget: () => dropDraft(draftName),
    sent,
    before,
    found,
    isChanged,
  };
}

export type RevisionEditing = ReturnType<typeof useRevisionEditor>;
