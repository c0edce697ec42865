import { useTranslations } from 'use-intl';
import { impersonateAffiliate } from '#core/contract/affiliate/impersonation.ts';
import { portalPaths } from '#core/contract/site.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { AffiliateRow } from '../api-types.ts';

// Long enough to read that it began.
const pauseMs = 500;

/** Opens the portal in a partner's name: `start()`. `failed` is what is said when it does not. */
export function useImpersonation({ id, firstName, lastName }: AffiliateRow, failed: string) {
  const t = useTranslations('admin.affiliates.impersonation');
  const write = useWrite(impersonateAffiliate, {
    makesStale: 'nothing',
    onSuccess() {
      const name = `${firstName} ${lastName}`;
      toastSuccess({ title: t('started'), description: t('startedText', { name }) });
      setTimeout(() => location.assign(portalPaths.dashboard), pauseMs);
    },
    onError: (error) =>
      toastError({
        title: failed,
        description: refusalText(error),
      }),
  });
  return {
    start: () => write.mutate({ params: { id } }),
    // Until the other document has come there is nothing to press twice.
    isPending: write.isPending || write.isSuccess,
  };
}
