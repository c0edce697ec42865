import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { DraftDialog, UnsavedBadge, useDraftDialog } from '../../draft/DraftDialog.tsx';
import type { LeadDetail } from '../../api-types.ts';

export interface LeadFormProps {
  lead: LeadDetail;
  /** The draft's name; it is kept until sent. */
  draftName: string;
  onDone: () => void;
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
