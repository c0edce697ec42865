import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { updateLead } from '#core/contract/lead/changes.ts';
import { followUpStatus } from '#core/domain/lead-status.ts';
import { call, CallError } from '#web/kit/api.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { leadQuery } from '../../queries/leads.ts';
import { staleAfterEdit } from '../../queries/stale-after-edit.ts';

interface Choice {
  status: string;
  /** The lead as it stood when the choice began. */
  seen: LeadDetail;
}

/**
 * Saves a status the moment it is chosen: it is shown at once, and taken back if it could not be
 * saved. One that is chosen while another is being saved is saved after it. A status that someone
 * else gave meanwhile is not written over; another change of theirs does not get in the way.
 */
export function useStatusChange({ id }: LeadDetail) {
  const t = useTranslations('admin.leadEdit');
  const queries = useQueryClient();
  const query = leadQuery(String(id));
  // What this desk saved last is not someone else's change.
  const saved = useRef<LeadDetail>(null);
  const save = (status: string, known: string) =>
    call(updateLead, {
      params: { id: String(id) },
      body: { status, updatedAt: known },
    });
  const write = useMutation({
    scope: { id: `status of ${id}` },
    async mutationFn({ status, seen: seenAtFirst }: Choice) {
      const isOlder = saved.current !== null && seenAtFirst.updatedAt < saved.current.updatedAt;
      const seen = isOlder ? saved.current! : seenAtFirst;
      try {
        return await save(status, seen.updatedAt);
      } catch (error) {
        const isOthers = error instanceof CallError && error.status === 409;
        if (!isOthers) {
          throw error;
        }
        const now = await queries.fetchQuery({ ...query, staleTime: 0 });
        const isStatusOthers = error.errors.some(({ path }) => path === 'status');
        if (isStatusOthers || now.status !== seen.status) {
          throw error;
        }
        return await save(status, now.updatedAt);
      }
    },
    onSuccess(answer) {
      saved.current = answer;
      queries.setQueryData(query.queryKey, answer);
      makeStale(queries, staleAfterEdit);
      const isWrittenTo =
        answer.status === followUpStatus &&
        answer.mails.some(({ kind, status }) => kind === 'follow_up' && status === 'waiting');
      toastSuccess({
        title: t('done'),
        description: isWrittenTo ? t('followUpWaits') : undefined,
      });
    },
    onError: (error) =>
      toastError({
        title: t('failed'),
        description: refusalText(error),
      }),
  });
  return {
    /** The status that was chosen last, while it is not saved; null when all are. */
    pending: write.isPending ? write.variables.status : null,
    choose: (status: string, seen: LeadDetail) => write.mutate({ status, seen }),
  };
}
