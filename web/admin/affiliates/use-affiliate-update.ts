import { updateAffiliate } from '#core/contract/affiliates.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { affiliateKeys } from '../queries/affiliates.ts';
import { toastRefusal } from '../toast-refusal.ts';

/** Changes an affiliate at once. One who is made inactive is signed out. */
export function useAffiliateUpdate(id: number, said: { done: string; failed: string }) {
  const write = useWrite(updateAffiliate, {
    makesStale: [affiliateKeys.all],
    onSuccess: ({ firstName, lastName }) =>
      toastSuccess({ title: said.done, description: `${firstName} ${lastName}` }),
    onError: (error) => toastRefusal(said.failed, error),
  });
  return {
    update: (body: BodyOf<typeof updateAffiliate>) => write.mutate({ params: { id }, body }),
    isPending: write.isPending,
  };
}
