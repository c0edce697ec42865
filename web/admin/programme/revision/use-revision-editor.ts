import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  createRevision,
  readRevision,
  updateRevision,
} from '#core/contract/programme/revisions.ts';
import {
  type ProgrammeTerms,
  ProgrammeTermsError,
  termsAsOf,
} from '#core/domain/programme/programme-terms.ts';
import {
  checkRevision,
  type RevisionCheck,
} from '#core/domain/programme/revision/check-revision.ts';
import type { TermsRevision } from '#core/domain/programme/revision/terms-revision.ts';
import { isDay } from '#core/domain/programme/term-values.ts';
import { call, CallError } from '#web/kit/api.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import type { Programme, Revision } from '../../api-types.ts';
import { everyRevision } from './preview-query.ts';
import { type Begun, type Drafted, draftedOf, withTheirs } from './drafted.ts';
import { type Typed, valueOfTyped } from './typed-terms.ts';
import { sessionQuery } from '../../navigation/session-query.ts';

/**
 * Saves a draft with what a colleague saved meanwhile. What both changed is said, and saved only when
 * it is sent again.
 */
export function useSaveRevision(
  editing: RevisionEditing,
  revision: Revision | null,
  onSaved: () => void,
) {
  const t = useTranslations('admin.revision.editor');
  const { drafted, begun, sent, settle, forget } = editing;
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('saveFailed'), description });

  const sendWithTheirs = async (id: number, message: string) => {
    // Not into the cache: the screen would restart with it.
    const now = await call(readRevision, { params: { id } }).catch(() => null);
    if (now?.state !== 'draft') {
      sayFailed(message);
      return;
    }
    const theirs = draftedOf(now, now.effectiveFrom);
    const { both, isClash } = withTheirs(begun.drafted, theirs, drafted);
    settle(both, { drafted: theirs, updatedAt: now.updatedAt });
    if (isClash) {
      sayFailed(`${message} ${t('saveAgain')}`);
    } else {
      send(id, both, now.updatedAt);
    }
  };
  const setup = {
    makesStale: everyRevision,
    done: t('saved'),
    about: () => t('savedText'),
    onSuccess() {
      forget();
      onSaved();
    },
    onError(error: Error) {
      const message = refusalText(error);
      const isOthers = error instanceof CallError && error.status === 409;
      if (isOthers && revision && message !== undefined) {
        void sendWithTheirs(revision.id, message);
      } else {
        sayFailed(message);
      }
    },
  };
  const create = useWrite(createRevision, setup);
  const update = useWrite(updateRevision, setup);

  function send(id: number, draft: Drafted, updatedAt: string) {
    const { terms, ...head } = revisionOf(draft);
    update.mutate({ params: { id }, body: { ...head, terms: { ...terms }, updatedAt } });
  }

  return {
    save() {
      if (revision) {
        send(revision.id, drafted, begun.updatedAt ?? revision.updatedAt);
      } else {
        create.mutate({ body: { ...sent, terms: { ...sent.terms } } });
      }
    },
    isPending: create.isPending || update.isPending,
    sayFailed,
  };
}

function revisionOf({ effectiveFrom, source, basis, terms }: Drafted): TermsRevision {
  const values = Object.entries(terms).map(([key, typed]) => [key, valueOfTyped(key, typed)]);
  return {
    effectiveFrom,
    source: source.trim(),
    basis: basis.trim() || null,
    terms: Object.fromEntries(values),
  };
}

/** The terms of a day; null if the rules leave a gap on it. */
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

interface Kept {
  drafted: Drafted;
  begun: Begun;
}

/** This tab's draft, if anything was typed; null for the format of an earlier version. */
function readKept(draftName: string): Kept | null {
  const kept = readDraft<Kept>(draftName);
  const isTyped = kept?.begun && !isSame(kept.drafted, kept.begun.drafted);
  return isTyped ? kept : null;
}

function isSame(one: Drafted, other: Drafted): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The typed values of a revision. This tab keeps them until they are saved, with the values that
 * they replace. They are checked while typing by the server's own rules.
 */
export function useRevisionEditor(programme: Programme, revision: Revision | null) {
  const { data: staff } = useQuery(sessionQuery);
  const draftName = `${staff?.id ?? 0}:revision:${revision?.id ?? 'new'}`;
  const saved = draftedOf(revision, programme.asOf);
  const [{ drafted, begun }, setKept] = useState<Kept>(
    () =>
      readKept(draftName) ?? {
        drafted: saved,
        begun: { drafted: saved, updatedAt: revision?.updatedAt ?? null },
      },
  );
  const day = isDay(drafted.effectiveFrom) ? drafted.effectiveFrom : programme.asOf;
  const before = termsOn(programme.rules, day);
  const sent = revisionOf(drafted);
  const found = before ? checkRevision(sent, before, programme.asOf) : noFindings;

  const put = (next: Kept) => {
    keepDraft(draftName, next);
    setKept(next);
  };
  const change = (changes: Partial<Drafted>) => put({ drafted: { ...drafted, ...changes }, begun });
  const setTerm = (key: string, typed: Typed) =>
    change({ terms: { ...drafted.terms, [key]: typed } });
  return {
    drafted,
    begun,
    change,
    /** Continues from what a colleague saved, as if the draft had begun with it. */
    settle: (next: Drafted, theirs: Begun) => put({ drafted: next, begun: theirs }),
    setTerm,
    removeTerm: (key: string) => {
      const { [key]: _gone, ...terms } = drafted.terms;
      change({ terms });
    },
    forget: () => dropDraft(draftName),
    sent,
    before,
    found,
    isChanged: !isSame(drafted, saved),
  };
}

export type RevisionEditing = ReturnType<typeof useRevisionEditor>;
