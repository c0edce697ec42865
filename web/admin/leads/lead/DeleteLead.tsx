import { useQueryClient } from '@tanstack/react-query';
import { deleteLead, restoreLead } from '#core/contract/leads/changes.ts';
import { listDeletedLeads } from '#core/contract/leads/lists.ts';
import { queriesOf } from '#web/office/cache/make-stale.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { DeletionButton } from '#web/office/parts/DeletionButton.tsx';
import type { LeadRow } from '../../api-types.ts';
import { useRestoration } from '../../deleted/use-restoration.ts';
import { useUndoNotes } from '../../undo/use-undo-notes.ts';
import { leadQuery, staleAfterEdit, staleCards, staleLists } from '../lead-query.ts';

const makesStale = (id: number) =>
  [...staleAfterEdit, listDeletedLeads, leadQuery(id).queryKey] as const;

export function useLeadRestoration() {
  return useRestoration({ entry: restoreLead, texts: 'admin.deletedLeads', makesStale });
}

interface DeleteLeadProps {
  lead: Pick<LeadRow, 'id' | 'firstName' | 'lastName'>;
  onDeleted?: () => void;
  isNamed?: boolean;
  t: Texts<'admin.leadDeletion'>;
}

/** Deletes a lead after confirmation; below the list of leads it can be restored. */
export function DeleteLead({ lead, onDeleted, isNamed, t }: DeleteLeadProps) {
  const queries = useQueryClient();
  const restore = useLeadRestoration();
  const { offer } = useUndoNotes('leads');
  const name = `${lead.firstName} ${lead.lastName}`;
  return (
    <DeletionButton
      label={t('delete')}
      labelOf={t('deleteOf', { name })}
      size={16}
      isNamed={isNamed ?? false}
      entry={deleteLead}
      options={{ params: { id: String(lead.id) } }}
      makesStale={[...staleLists, listDeletedLeads]}
      t={t}
      confirm={t('delete')}
      about={() => name}
      onSuccess={() => {
        // Its page may still be shown: it must not load the deleted lead or its cards again.
        for (const answers of [leadQuery(lead.id).queryKey, ...staleCards]) {
          void queries.invalidateQueries({ ...queriesOf(answers), refetchType: 'none' });
        }
        offer({
          id: `lead-${lead.id}`,
          text: t('deleted', { name }),
          label: t('undo'),
          onPress: () => restore(lead),
        });
        onDeleted?.();
      }}
    >
      {t('question', { name })}
    </DeletionButton>
  );
}
