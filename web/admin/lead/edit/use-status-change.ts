import { useMutation, useQueryClient } from '@tanstack/react-query';
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
 * Saves a status the moment it is chosen: it stands there at once, and goes back when it could not
 * be saved. A status that somebody else gave meanwhile is not written over; another change of theirs
 * is in nobody's way.
 */
export function useStatusChange({ id }: LeadDetail) {
  const t = useTranslations('admin.leadEdit');
  const queries = useQueryClient();
  const query = leadQuery(String(id));
  const save = (status: string, known: string) =>
    call(updateLead, {
      params: { id: String(id) },
      body: { status, updatedAt: known },
    });
  const write = useMutation({
    async mutationFn({ status, seen }: Choice) {
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
    onSuccess(saved) {
      queries.setQueryData(query.queryKey, saved);
      makeStale(queries, staleAfterEdit);
      const isWrittenTo =
        saved.status === followUpStatus &&
        saved.mails.some(({ kind, status }) => kind === 'follow_up' && status === 'waiting');
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
    /** The status that is being saved; null when none is. */
    pending: write.isPending ? write.variables.status : null,
    /** `onSaved` hears how the lead stands then. */
    choose: (status: string, seen: LeadDetail, onSaved: (saved: LeadDetail) => void) =>
      write.mutate({ status, seen }, { onSuccess: onSaved }),
  };
}
