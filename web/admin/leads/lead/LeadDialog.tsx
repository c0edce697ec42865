import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { DraftDialog, UnsavedBadge, useDraftDialog } from '../../draft/DraftDialog.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { leadQuery } from '../lead-query.ts';

export interface LeadFormProps {
  lead: LeadDetail;
  /** The draft's name; it is kept until sent. */
  draftName: string;
  onDone: () => void;
}

/** The setup of a form whose answer is the lead: its page shows it, its timeline is read again. */
export function useLeadWrite({ lead, draftName, onDone }: LeadFormProps) {
  const queries = useQueryClient();
  return {
    draftName,
    options: { params: { id: String(lead.id) } },
    makesStale: [listLeadTimeline] as const,
    onSuccess(saved: LeadDetail) {
      queries.setQueryData(leadQuery(lead.id).queryKey, saved);
      onDone();
    },
  };
}

interface LeadDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description'> {
  lead: LeadDetail;
  part: 'edit' | 'credit' | 'stop' | 'agree' | 'closing';
  open: ReactNode;
  shortcut?: string;
  /** Null if the dialog has a description only. */
  form: ((props: LeadFormProps) => ReactNode) | null;
}

/** A button and its dialog, with a form about a lead that keeps a draft. */
export function LeadDialog({ lead, part, open, shortcut, form: Form, ...texts }: LeadDialogProps) {
  const draft = useDraftDialog(`lead:${lead.id}:${part}`);
  return (
    <>
      <ToolButton aria-keyshortcuts={shortcut} onClick={draft.open}>
        {open}
        {draft.isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <DraftDialog {...texts} draft={draft}>
        {Form && <Form lead={lead} draftName={draft.draftName} onDone={draft.close} />}
      </DraftDialog>
    </>
  );
}
