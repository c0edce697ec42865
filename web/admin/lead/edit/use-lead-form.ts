import type { QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { updateLead } from '#core/contract/lead/changes.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { leadQuery } from '../../queries/leads.ts';
import { staleAfterEdit } from '../../queries/stale-after-edit.ts';
import { editBody, valuesOf } from './lead-values.ts';

interface LeadFormSetup {
  lead: LeadDetail;
  draftName: string;
  queries: QueryClient;
  onDone: () => void;
}

/** The form of a lead: keeps what is typed, and knows what to do when somebody else was faster. */
export function useLeadForm({ lead, draftName, queries, onDone }: LeadFormSetup) {
  const t = useTranslations('admin.leadEdit');
  const query = leadQuery(String(lead.id));
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  return useEditForm({
    entry: updateLead,
    row: lead,
    draftName,
    valuesOf,
    toBody: editBody,
    options: { params: { id: String(lead.id) } },
    makesStale: staleAfterEdit,
    readNow: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    onSuccess(saved) {
      queries.setQueryData(query.queryKey, saved);
      toastSuccess({ title: t('done') });
      onDone();
    },
    onFailed: sayFailed,
    onInvalid: () => sayFailed(t('check')),
  });
}
