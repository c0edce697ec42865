import { restoreAffiliate } from '#core/contract/affiliate/deleted.ts';
import { useRestoration } from '../../deleted/use-restoration.ts';
import { affiliateKeys } from '../../queries/affiliates.ts';

const makesStale = () => [affiliateKeys.all];

/** Takes back the deletion of an affiliate. */
export function useAffiliateRestoration() {
  return useRestoration({
    entry: restoreAffiliate,
    texts: 'admin.deletedAffiliates',
    makesStale,
  });
}
