import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDraftDialog } from './DraftDialog.tsx';

/** A draft's dialog that also opens when the screen is asked for with the state `isAdding`. */
export function useAskedDraft(form: string) {
  const draft = useDraftDialog(form);
  const { state, search } = useLocation() as {
    state: { isAdding?: boolean } | null;
    search: string;
  };
  const navigate = useNavigate();
  const isAsked = state?.isAdding === true;
  const openOnce = useEffectEvent(() => {
    draft.open();
    // A reload must not reopen it.
    void navigate({ search }, { replace: true, state: null });
  });
  useEffect(() => {
    if (isAsked) {
      openOnce();
    }
  }, [isAsked]);
  return draft;
}
