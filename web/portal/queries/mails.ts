import { queryOptions } from '@tanstack/react-query';
import { readMailWishes } from '#core/contract/affiliate/mails.ts';
import { call } from '#web/kit/api.ts';

/** Which mails the affiliate gets. */
export const mailWishesQuery = queryOptions({
  queryKey: ['mail-wishes'],
  queryFn: ({ signal }) => call(readMailWishes, { signal }),
});
