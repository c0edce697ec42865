import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { updateLead } from '#core/contract/leads/changes.ts';
import { displayStatus, followUpStatus, leadStatuses } from '#core/domain/leads/lead-status.ts';
import { call, CallError } from '#web/kit/api.ts';
import { Chevron } from '#web/kit/icons.tsx';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { useRefusalText } from '#web/office/formats/use-refusal-text.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { Failure } from '#web/office/parts/Failure.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import type { LeadDetail } from '../../../api-types.ts';
import { StatusMenu } from './StatusMenu.tsx';
import styles from './edit.module.css';
import { leadQuery, staleAfterEdit } from '../../lead-query.ts';

interface Choice {
  status: string;
  /** The lead when the choice began. */
  seen: LeadDetail;
}

/**
 * Saves a status as soon as it is chosen. It is shown at once, and reverted if saving fails. A
 * second choice is saved after the first one. A status that a colleague set in between is not
 * overwritten; their other changes do not conflict.
 */
function useStatusChange({ id }: LeadDetail) {
  const t = useTranslations('admin.leadEdit');
  const queries = useQueryClient();
  const refusal = useRefusalText();
  const query = leadQuery(id);
  // The row that this tab saved last is not a colleague's change.
  const saved = useRef<LeadDetail>(null);
  const save = (status: string, known: string) =>
    call(updateLead, { params: { id: String(id) }, body: { status, updatedAt: known } });
  const write = useMutation({
    scope: { id: `status of ${id}` },
    async mutationFn({ status, seen: seenAtFirst }: Choice) {
      const isOlder = saved.current !== null && seenAtFirst.updatedAt < saved.current.updatedAt;
      const seen = isOlder ? saved.current! : seenAtFirst;
      try {
        return { answer: await save(status, seen.updatedAt), from: seen.status };
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
        return { answer: await save(status, now.updatedAt), from: seen.status };
      }
    },
    onSuccess({ answer, from }) {
      saved.current = answer;
      queries.setQueryData(query.queryKey, answer);
      makeStale(queries, staleAfterEdit);
      const isWrittenTo =
        answer.status === followUpStatus &&
        answer.mails.some(({ kind, status }) => kind === 'follow_up' && status === 'waiting');
      const moved = t('moved', { from, to: answer.status });
      toastSuccess({
        title: t('done'),
        description: isWrittenTo ? `${moved}. ${t('followUpWaits')}` : moved,
      });
    },
    onError: (error) => toastError({ title: t('failed'), description: refusal(error) }),
  });
  return {
    /** The status that was chosen last, until it is saved; otherwise null. */
    pending: write.isPending ? write.variables.status : null,
    failure: write.error && [t('failed'), refusal(write.error)].filter(Boolean).join(': '),
    choose: (status: string, seen: LeadDetail) => write.mutate({ status, seen }),
  };
}

/**
 * The status of a lead. A choice is saved at once, so the list opens first: by keyboard, no other
 * status is chosen on the way. After a choice, keys belong to the page again.
 */
export function StatusSelect({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadEdit');
  const { pending, failure, choose } = useStatusChange(lead);
  // If a colleague changes the status while the list is open, the choice does not overwrite theirs.
  const seen = useRef(lead);
  const shown = pending ?? displayStatus(lead, 'admin');
  const isOurs = (leadStatuses as readonly string[]).includes(shown);
  return (
    <>
      <StatusMenu
        button={<button type="button" aria-keyshortcuts="s" className={styles.trigger} />}
        label={t('statusIs', { status: shown })}
        value={shown}
        statuses={isOurs ? leadStatuses : [...leadStatuses, shown]}
        onOpen={() => {
          seen.current = lead;
        }}
        onChoose={(status) => {
          focusContent();
          if (status !== shown) {
            choose(status, seen.current);
          }
        }}
      >
        <StatusBadge status={shown} />
        <Chevron size={16} />
      </StatusMenu>
      <Failure text={failure} />
    </>
  );
}
