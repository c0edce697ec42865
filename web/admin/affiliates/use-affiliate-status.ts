import { updateAffiliate } from '#core/contract/affiliates.ts';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import { toastRefusal } from '../toast-refusal.ts';

/** What is said when it worked, and when it did not. */
interface StatusTexts {
  done: string;
  failed: string;
}

/** Makes a partner active or inactive: `set(true)`. Who is made inactive is signed out at once. */
export function useAffiliateStatus(id: number, { done, failed }: StatusTexts) {
  const write = useWrite(updateAffiliate, {
    makesStale: [affiliateKeys.all],
    onSuccess: ({ firstName, lastName }) =>
      toastSuccess({ title: done, description: `${firstName} ${lastName}` }),
    onError: (error) => toastRefusal(failed, error),
  });
  return {
    set: (isActive: boolean) => write.mutate({ params: { id }, body: { isActive } }),
    isPending: write.isPending,
  };
}
