import { restoreLead } from '#core/contract/lead/changes.ts';
import { useRestoration } from '../../deleted/use-restoration.ts';
import { leadKeys } from '../../queries/leads.ts';
import { staleAfterEdit } from '../../queries/stale-after-edit.ts';

const makesStale = (id: number) => [...staleAfterEdit, leadKeys.one(id)];

/** Takes back the deletion of a lead. */
export function useLeadRestoration() {
  return useRestoration({
    entry: restoreLead,
    texts: 'admin.deletedLeads',
    makesStale,
  });
}
