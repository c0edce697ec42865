import { updateAffiliate } from '#core/contract/partners/affiliates.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { affiliateKeys } from '../../queries/affiliates.ts';

/** Updates an affiliate at once. Deactivating one signs them out. */
export function useAffiliateUpdate(id: number, said: { done: string; failed: string }) {
  const write = useWrite(updateAffiliate, {
    makesStale: [affiliateKeys.all],
    ...said,
    about: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  });
  return {
    update: (body: BodyOf<typeof updateAffiliate>) => write.mutate({ params: { id }, body }),
    isPending: write.isPending,
  };
}
