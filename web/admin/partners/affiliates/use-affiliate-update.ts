import { listAffiliates, updateAffiliate } from '#core/contract/partners/affiliates.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';

/** Updates an affiliate at once. Deactivating one signs them out. */
export function useAffiliateUpdate(id: number, said: { done: string; failed: string }) {
  const write = useWrite(updateAffiliate, {
    makesStale: [allUnder(listAffiliates)],
    ...said,
    about: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  });
  return {
    update: (body: BodyOf<typeof updateAffiliate>) => write.mutate({ params: { id }, body }),
    isPending: write.isPending,
  };
}
