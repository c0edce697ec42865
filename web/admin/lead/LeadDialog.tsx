import type { ComponentProps, ReactNode } from 'react';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadDetail } from '../api-types.ts';
import { DraftNote } from '../draft/DraftNote.tsx';
import { UnsavedBadge } from '../draft/UnsavedBadge.tsx';
import { useDraftName } from '../use-draft-name.ts';

export interface LeadFormProps {
  lead: LeadDetail;
  /** Where what is typed is kept until it was sent. */
  draftName: string;
  onDone: () => void;
}

interface LeadDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description'> {
  lead: LeadDetail;
  part: 'edit' | 'credit' | 'stop' | 'step' | 'mail';
  open: ReactNode;
  shortcut?: string;
  /** Null where there is only the description to read. */
  form: ((props: LeadFormProps) => ReactNode) | null;
}

/** A button and the dialog that it opens, with a form about a lead whose draft is kept. */
export function LeadDialog({ lead, part, open, shortcut, form: Form, ...texts }: LeadDialogProps) {
  const draftName = useDraftName(`lead:${lead.id}:${part}`);
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  return (
    <>
      <ToolButton
        aria-keyshortcuts={shortcut}
        onClick={() => setIsOpen(true)}
      >
        {open}
        {isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <Dialog
        {...texts}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {Form && (
          <>
            <DraftNote name={draftName} />
            <Form
              lead={lead}
              draftName={draftName}
              onDone={() => setIsOpen(false)}
            />
          </>
        )}
      </Dialog>
    </>
  );
}
