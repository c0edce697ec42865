import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { createRevision, readRevision, updateRevision } from '#core/contract/revisions.ts';
import { adminRevisionPath } from '#core/contract/site.ts';
import { call, CallError } from '#web/kit/api.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { Revision } from '../api-types.ts';
import { revisionKeys } from '../queries/keys.ts';
import { areApart, type Conflict } from '#web/office/meanwhile/conflict.ts';
import { type Begun, type Drafted, draftedOf, draftsInConflict, withTheirs } from './drafted.ts';
import { type RevisionEditing, revisionOf } from './use-revision-editor.ts';

interface DraftConflict extends Conflict {
  theirs: Begun;
}

/** Saves a draft; what somebody else saved meanwhile is shown beside what was typed. */
export function useSaveRevision(editing: RevisionEditing, revision: Revision | null) {
  const t = useTranslations('admin.revision.editor');
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const { drafted, begun, sent, settle, forget } = editing;
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('saveFailed'), description });

  const showConflict = async (id: number, message: string) => {
    // Not into the cache: the screen would begin anew with it.
    const now = await call(readRevision, { params: { id } }).catch(() => null);
    if (now?.state !== 'draft') {
      sayFailed(message);
      return;
    }
    const theirs = { drafted: draftedOf(now, now.effectiveFrom), updatedAt: now.updatedAt };
    const fields = draftsInConflict(begun.drafted, theirs.drafted, drafted);
    if (areApart(fields)) {
      const names = fields.map(({ name }) => name);
      const both = withTheirs(drafted, theirs.drafted, names);
      settle(both, theirs);
      send(id, both, theirs.updatedAt);
    } else {
      setConflict({ message, fields, theirs });
    }
  };
  const setup = {
    makesStale: [revisionKeys.all] as const,
    onSuccess({ id }: Revision) {
      setConflict(null);
      forget();
      toastSuccess({ title: t('saved'), description: t('savedText') });
      void navigate(adminRevisionPath(id), { replace: true });
    },
    onError(error: Error) {
      const message = refusalText(error);
      const isOthers = error instanceof CallError && error.status === 409;
      if (isOthers && revision && message !== undefined) {
        void showConflict(revision.id, message);
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

  const settleWith = (doesMineStay: boolean) => {
    if (!conflict) {
      return;
    }
    const { fields, theirs } = conflict;
    const followed = fields.filter(({ mine }) => mine === null || !doesMineStay);
    const names = followed.map(({ name }) => name);
    settle(withTheirs(drafted, theirs.drafted, names), theirs);
    setConflict(null);
  };
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
    conflict,
    keepMine: () => settleWith(true),
    takeTheirs: () => settleWith(false),
  };
}
