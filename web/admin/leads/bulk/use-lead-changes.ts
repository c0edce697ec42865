import { matchQuery, type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type BulkOutcome, changeLeads, undoLeadChanges } from '#core/contract/leads/bulk.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { readQueue } from '#core/contract/office/queue.ts';
import { followUpStatus, type LeadStatus } from '#core/domain/leads/lead-status.ts';
import { call, CallError } from '#web/kit/api.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { queriesOf } from '#web/office/cache/make-stale.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useUndoNotes } from '../../undo/use-undo-notes.ts';
import { staleFigures } from '../../office/overview/stale-figures.ts';
import { columnStatusOf } from '../board/load-column.ts';

const mostLines = 6;

function leftAloneText(
  t: Texts<'admin.leadBulk'>,
  leftAlone: BulkOutcome['leftAlone'],
): string | undefined {
  if (leftAlone.length === 0) {
    return undefined;
  }
  const lines = leftAlone.slice(0, mostLines).map(({ id, name, reason, status, who }) =>
    t(`reasons.${reason}`, {
      name: name ?? t('unknownLead', { id: String(id) }),
      status: status ?? '',
      who: who ?? t('somebody'),
    }),
  );
  const rest = leftAlone.length - lines.length;
  return [
    t('leftAlone'),
    ...lines,
    ...(rest > 0 ? [t('andMore', { count: String(rest) })] : []),
  ].join('\n');
}

/** A change of leads, each with the status that was shown. */
export interface LeadChange {
  /** The new status, or the new owner; without either they are deleted. */
  status?: LeadStatus | undefined;
  owner?: { id: number | null; name: string } | undefined;
  leads: { id: number; status: string }[];
  name?: string;
}

interface LeadChangesSetup {
  onChanged?: (outcome: BulkOutcome) => void;
  /** Called once the visible data is reloaded, even if the change failed. */
  onRefreshed?: (change: LeadChange) => void;
}

const stale = [allUnder(listLeads), readQueue, ...staleFigures];

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Retries a call whose answer was lost; the server applies it only once. */
async function sentSafely<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof CallError && error.status < 500) {
      throw error;
    }
    return await send();
  }
}

/**
 * Changes the status of leads or deletes them with one call, and reports how many were changed. What
 * was not, and why, stands below the list until it was read, and so does a failure.
 */
export function useLeadChanges({ onChanged, onRefreshed }: LeadChangesSetup = {}) {
  const t = useTranslations('admin.leadBulk');
  const queries = useQueryClient();
  const { add, drop } = useUndoNotes('leads');
  /** Says what did not work, in the list; with nothing to say, what was said before is over. */
  const explain = (text: string | undefined) => {
    const id = 'not-changed';
    if (text) {
      add({ id, text, label: t('read'), onPress: () => undefined });
    } else {
      drop(id);
    }
  };
  const fail = (title: string, error: unknown) => {
    const reason = refusalText(error);
    toastError({ title, description: reason });
    explain([title, reason].filter(Boolean).join(': '));
  };
  const refresh = async (change?: LeadChange, leftAlone = 0) => {
    const touched = [change?.status, ...(change?.leads ?? []).map(({ status }) => status)];
    // If no one else changed leads, the other columns of the board are still current.
    const isUntouched = ({ queryKey }: Query) => {
      const status = columnStatusOf(queryKey);
      return (
        status !== undefined && change && leftAlone === 0 && !touched.includes(status as LeadStatus)
      );
    };
    const asked = stale.map((answers) => {
      const filter = queriesOf(answers);
      const predicate = (query: Query) => matchQuery(filter, query) && !isUntouched(query);
      return queries.invalidateQueries({ predicate });
    });
    await Promise.allSettled(asked);
  };
  const settle = async (change: LeadChange, leftAlone: number) => {
    await refresh(change, leftAlone);
    onRefreshed?.(change);
  };
  const takeBack = useMutation({
    mutationFn: (id: number) =>
      sentSafely(() => call(undoLeadChanges, { params: { id: String(id) } })),
    onSuccess(undone) {
      toastSuccess({ title: t('undone', { count: undone.changed }) });
      explain(leftAloneText(t, undone.leftAlone));
      void refresh();
    },
    onError(error) {
      fail(t('notUndone'), error);
      void refresh();
    },
  });
  const titleOf = ({ status, owner, name }: LeadChange, count: number) => {
    if (owner) {
      return t('given', { count, name: owner.name });
    }
    if (status === undefined) {
      return t('deleted', { count });
    }
    return name && count > 0 ? t('movedOne', { name, status }) : t('moved', { count, status });
  };
  const write = useMutation({
    mutationFn({ status, owner, leads }: LeadChange) {
      const key = newKey();
      const body = owner
        ? ({ kind: 'owner', ownerId: owner.id } as const)
        : ({ kind: status === undefined ? 'delete' : 'status', status } as const);
      return sentSafely(() => call(changeLeads, { body: { key, leads, ...body } }));
    },
    onSuccess(outcome, change) {
      const { changed: count, leftAlone } = outcome;
      void settle(change, leftAlone.length);
      const areMailed = change.status === followUpStatus && count > 0;
      toastSuccess({
        title: titleOf(change, count),
        description: areMailed ? t('followUps') : undefined,
      });
      explain(leftAloneText(t, leftAlone));
      onChanged?.(outcome);
    },
    onError(error, change) {
      void settle(change, change.leads.length);
      fail(t('failed'), error);
    },
  });
  return {
    change: write.mutate,
    isPending: write.isPending,
    undo: takeBack.mutate,
    isUndoing: takeBack.isPending,
  };
}
