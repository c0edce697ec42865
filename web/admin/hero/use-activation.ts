import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { activateHeroMedia } from '#core/contract/media.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { heroMediaKeys } from '../queries/keys.ts';

/** Shows one on the landing page. Whose session has ended is led to the login, with a word on it. */
export function useActivation() {
  const t = useTranslations('admin.heroMedia');
  const queries = useQueryClient();
  const write = useWrite(activateHeroMedia, {
    makesStale: [heroMediaKeys.all],
    onSuccess: () => toastSuccess({ title: t('activateDone'), description: t('activateDoneText') }),
    onSignedOut: () => toastError({ title: t('signIn') }),
    onError(error) {
      toastError({
        title: t('activateFailed'),
        description: refusalText(error),
      });
      // Somebody else may have changed what is shown here.
      void queries.invalidateQueries({ queryKey: heroMediaKeys.all });
    },
  });
  return {
    activate: (id: number) => write.mutate({ params: { id } }),
    isPending: write.isPending,
  };
}
