import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { impersonateAffiliate } from '#core/contract/partners/affiliate/impersonation.ts';
import { portalPaths } from '#core/contract/site.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { AffiliateRow } from '../../api-types.ts';
import { sessionQuery } from '../../navigation/session-query.ts';

// Long enough to read that it began.
const pauseMs = 500;

/** Opens the portal in a partner's name: `start()`. `failed` is shown if that fails. */
export function useImpersonation({ id, firstName, lastName }: AffiliateRow, failed: string) {
  const t = useTranslations('admin.affiliates.impersonation');
  const { data: session } = useQuery(sessionQuery);
  const write = useWrite(impersonateAffiliate, {
    makesStale: 'nothing',
    done: t('started'),
    about: () => t('startedText', { name: `${firstName} ${lastName}` }),
    failed,
    onSuccess: () => void setTimeout(() => location.assign(portalPaths.dashboard), pauseMs),
  });
  return {
    /** Whether this member may do so on this server. */
    isAllowed: session?.mayImpersonate ?? false,
    start: () => write.mutate({ params: { id } }),
    // Until the other document loads, a second press must do nothing.
    isPending: write.isPending || write.isSuccess,
  };
}
