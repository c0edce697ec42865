import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type EditableField, updateLead } from '#core/contract/lead/changes.ts';
import { CallError } from '#web/kit/api.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { staleAfterEdit } from '../../queries/stale-after-edit.ts';
import { leadQuery } from '../../queries/leads.ts';
import {
  type Baseline,
  baselineOf,
  changedFields,
  editBody,
  type LeadValues,
  valuesOf,
} from './lead-values.ts';

/** What somebody typed, and what it was typed over. */
interface Draft {
  typed: LeadValues;
  baseline: Baseline;
}

/** Somebody else changed the lead meanwhile. */
export interface Conflict {
  /** Who changed what, in a sentence of the server. */
  message: string;
  /** Each field that they changed, with both values. */
  fields: readonly {
    name: EditableField;
    theirs: string;
    mine: string | null;
  }[];
  lead: LeadDetail;
}

interface LeadFormSetup {
  lead: LeadDetail;
  draftName: string;
  queries: QueryClient;
  onDone: () => void;
}

/** The form of a lead: keeps what is typed, and knows what to do when somebody else was faster. */
export function useLeadForm({ lead, draftName, queries, onDone }: LeadFormSetup) {
  const t = useTranslations('admin.leadEdit');
  const [draft] = useState(() => readDraft<Draft>(draftName));
  const [baseline, setBaseline] = useState(() => draft?.baseline ?? baselineOf(lead));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { form, field, typed, set, isPending } = useContractForm(updateLead, {
    start: draft?.typed ?? valuesOf(lead),
    toBody: (values) => editBody(baseline, values),
    options: { params: { id: String(lead.id) } },
    makesStale: staleAfterEdit,
    onSuccess(saved) {
      dropDraft(draftName);
      queries.setQueryData(leadQuery(String(lead.id)).queryKey, saved);
      toastSuccess({ title: t('done') });
      onDone();
    },
    onError(error) {
      const message = refusalText(error);
      if (error instanceof CallError && error.status === 409) {
        void showConflict(message ?? t('failed'));
      } else {
        toastError({ title: t('failed'), description: message });
      }
    },
    onInvalid: () => toastError({ title: t('failed'), description: t('check') }),
  });

  const isDirty = changedFields(baseline.values, typed).length > 0;
  const kept = JSON.stringify(typed);
  useEffect(() => {
    if (isDirty) {
      keepDraft(draftName, { typed: JSON.parse(kept), baseline });
    } else {
      dropDraft(draftName);
    }
  }, [isDirty, kept, draftName, baseline]);

  async function showConflict(message: string) {
    const query = leadQuery(String(lead.id));
    const now = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    if (!now) {
      toastError({ title: t('failed'), description: message });
      return;
    }
    const { values } = baseline;
    const theirs = valuesOf(now);
    const mine = changedFields(values, typed);
    const fields = changedFields(values, theirs).map((name) => ({
      name,
      theirs: theirs[name],
      mine: mine.includes(name) ? typed[name] : null,
    }));
    setConflict({ message, fields, lead: now });
  }

  /** From here on their lead is what was begun with; what nobody here touched follows it. */
  function settle(doesMineStay: boolean) {
    if (!conflict) {
      return;
    }
    for (const { name, theirs, mine } of conflict.fields) {
      if (mine === null || !doesMineStay) {
        set(name, theirs);
      }
    }
    setBaseline(baselineOf(conflict.lead));
    setConflict(null);
  }

  return {
    form,
    field,
    isPending,
    conflict,
    keepMine: () => settle(true),
    takeTheirs: () => settle(false),
  };
}
