import { createContext, use, useState } from 'react';
import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';
import { type DraftDialogState, useDraftDialog } from '../../../draft/DraftDialog.tsx';

/** An attempt in progress, whose outcome has to be recorded. */
export interface Begun {
  channel: ContactChannel;
  /** When it began: the permission at that moment counts. */
  at: string;
  /** The reason for overriding a no. */
  override?: string;
}

/** What a logged attempt set, and the next step that stood before. */
export interface Done {
  proposed: { at: string; note: string | null } | null;
  before: { at: string; note: string | null } | null;
}

interface ContactState {
  begun: Begun | null;
  begin: (begun: Begun | null) => void;
  /** What was logged: the next person is due. */
  done: Done | null;
  end: (done: Done) => void;
  /** What else takes the place of the field for a note. */
  mail: DraftDialogState;
  step: DraftDialogState;
}

const nothing = () => {};
const closed = { draftName: '', isOpen: false, isUnsaved: false, setIsOpen: nothing };
const noDraft: DraftDialogState = { ...closed, open: nothing, close: nothing };

/** What is being done with a lead, between the bar at the foot and the composer. */
export const ContactContext = createContext<ContactState>({
  begun: null,
  begin: nothing,
  done: null,
  end: nothing,
  mail: noDraft,
  step: noDraft,
});

export function useContact(): ContactState {
  return use(ContactContext);
}

/** The state of a lead's page: one thing is done at a time. */
export function useContactState(leadId: number): ContactState {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const mail = useDraftDialog(`lead:${leadId}:mail`);
  const step = useDraftDialog(`lead:${leadId}:step`);
  const closeForms = () => {
    mail.close();
    step.close();
  };
  const instead = (draft: DraftDialogState): DraftDialogState => ({
    ...draft,
    open() {
      setBegun(null);
      closeForms();
      draft.open();
    },
  });
  return {
    begun,
    begin(next) {
      closeForms();
      setBegun(next);
      // The field for a note comes back; the next person stays due.
      setDone(next === null && done ? { ...done, proposed: null } : null);
    },
    done,
    end(logged) {
      setBegun(null);
      setDone(logged);
    },
    mail: instead(mail),
    step: instead(step),
  };
}
