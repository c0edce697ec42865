import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

/**
 * Whether the dialog of a draft is open. After a login or a reload it stands open again where it
 * was, if something typed waits in it; one that was closed never opens by itself: `isUnsaved` lets
 * its button say that something typed waits there.
 */
export function useDraftDialog(draftName: string) {
  const openName = `${draftName}:open`;
  const [isOpen, setIsOpen] = useState(
    () => readDraft(openName) !== null && readDraft(draftName) !== null,
  );
  return {
    isOpen,
    isUnsaved: !isOpen && readDraft(draftName) !== null,
    setIsOpen(willBeOpen: boolean) {
      if (willBeOpen) {
        keepDraft(openName, true);
      } else {
        dropDraft(openName);
      }
      setIsOpen(willBeOpen);
    },
  };
}
