import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { HeroMediaRow } from '../api-types.ts';
import { heroMediaKeys } from '../queries/keys.ts';
import { sendPoster } from './send-poster.ts';

/** Takes the picture of a film that has none yet: `take(media)`. */
export function usePoster() {
  const t = useTranslations('admin.heroMedia');
  const queries = useQueryClient();
  const { mutate: take, isPending } = useMutation({
    mutationFn: (media: HeroMediaRow) => sendPoster(media),
    onSuccess: () => toastSuccess({ title: t('posterDone') }),
    onError: (error) =>
      toastError({
        title: t('posterFailed'),
        description: refusalText(error),
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: heroMediaKeys.all }),
  });
  return { take, isPending };
}
