import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type BulkOutcome, changeLeads, undoLeadChanges } from '#core/contract/lead/bulk.ts';
import { followUpStatus, type LeadStatus } from '#core/domain/lead-status.ts';
import { call, CallError } from '#web/kit/api.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { dashboardKeys } from '../../queries/dashboard.ts';
import { interactionKeys, queueKeys, timelineKeys } from '../../queries/keys.ts';
import { boardStatusOf, leadKeys } from '../../queries/leads.ts';

const mostLines = 6;

/** The skipped leads with reasons, one per line; undefined if none. */
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

interface Undoing {
  id: number;
  change: LeadChange;
}

interface LeadChangesSetup {
  onChanged?: (outcome: BulkOutcome) => void;
  /** Called once the visible data is reloaded, even if the change failed. */
  onRefreshed?: (change: LeadChange) => void;
}

const stale = [
  leadKeys.all,
  queueKeys.all,
  timelineKeys.all,
  dashboardKeys.all,
  interactionKeys.all,
];

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
 * Changes the status of leads or deletes them with one call, reports how many were changed and why
 * others were not, and offers to undo it: for one lead while the message is shown, for several
 * above the list.
 */
export function useLeadChanges({ onChanged, onRefreshed }: LeadChangesSetup = {}) {
  const t = useTranslations('admin.leadBulk');
  const queries = useQueryClient();
  const refresh = async (change: LeadChange, leftAlone: number) => {
    const touched = [change.status, ...change.leads.map(({ status }) => status)];
    // If no one else changed leads, the other columns of the board are still current.
    const isUntouched = ({ queryKey }: Query) => {
      const status = boardStatusOf(queryKey);
      return status !== undefined && leftAlone === 0 && !touched.includes(status as LeadStatus);
    };
    const predicate = (query: Query) => !isUntouched(query);
    const asked = stale.map((queryKey) => queries.invalidateQueries({ queryKey, predicate }));
    await Promise.allSettled(asked);
  };
  const settle = async (change: LeadChange, leftAlone: number) => {
    await refresh(change, leftAlone);
    onRefreshed?.(change);
  };
  const takeBack = useMutation({
    mutationFn: ({ id }: Undoing) =>
      sentSafely(() => call(undoLeadChanges, { params: { id: String(id) } })),
    onSuccess(undone, { change }) {
      toastSuccess({
        title: t('undone', { count: undone.changed }),
        description: leftAloneText(t, undone.leftAlone),
        stays: undone.leftAlone.length > 0,
      });
      void refresh(change, undone.leftAlone.length);
    },
    onError(error, { change }) {
      toastError({ title: t('notUndone'), description: refusalText(error) });
      void refresh(change, 0);
    },
  });
  const isDeletion = ({ status, owner }: LeadChange) => !owner && status === undefined;
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
      const { id, changed: count, leftAlone } = outcome;
      void settle(change, leftAlone.length);
      const areMailed = change.status === followUpStatus && count > 0;
      const told = [areMailed && t('followUps'), leftAloneText(t, leftAlone)].filter(Boolean);
      toastSuccess({
        title: titleOf(change, count),
        description: told.length > 0 ? told.join(' ') : undefined,
        stays: leftAlone.length > 0,
        // For several leads the undo bar stays above the list, until a mail about them is sent.
        ...(count === 1 && {
          action: {
            label: t(isDeletion(change) ? 'restore' : 'undo'),
            onClick: () => takeBack.mutate({ id, change }),
          },
        }),
      });
      onChanged?.(outcome);
    },
    onError(error, change) {
      void settle(change, change.leads.length);
      toastError({ title: t('failed'), description: refusalText(error) });
    },
  });
  return {
    change: write.mutate,
    isPending: write.isPending,
    undo: takeBack.mutate,
    isUndoing: takeBack.isPending,
  };
}
