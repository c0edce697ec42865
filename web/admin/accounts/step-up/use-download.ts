import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readStepUp } from '#core/contract/accounts/second-factor.ts';
import { call } from '#web/kit/api.ts';
import { askStepUp } from '#web/office/cache/step-up.ts';
import { toastRefusal } from '#web/office/cache/use-write.ts';

/**
 * Downloads an address. The browser saves it by itself and cannot say why it was refused, so the
 * server is asked first whether a step-up is needed.
 */
export function useDownload(): (address: string) => Promise<void> {
  const t = useTranslations('admin.stepUp');
  const queries = useQueryClient();
  return async (address) => {
    try {
      const { isHeld } = await queries.fetchQuery({
        queryKey: ['step-up'],
        queryFn: () => call(readStepUp),
        staleTime: 0,
      });
      if (!isHeld && !(await askStepUp())) {
        return;
      }
    } catch (error) {
      toastRefusal(t('downloadFailed'), error);
      return;
    }
    const link = document.createElement('a');
    link.href = address;
    link.download = '';
    link.click();
  };
}
