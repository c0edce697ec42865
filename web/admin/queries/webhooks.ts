import { queryOptions } from '@tanstack/react-query';
import { listWebhooks } from '#core/contract/staff/webhooks.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

/** Contains the keys of deliveries: a webhook shows how its last one went. */
export const webhookKeys = nounKeys('webhooks');

/** All of them: there are twenty at most. */
export const webhooksQuery = queryOptions({
  queryKey: webhookKeys.list(),
  queryFn: ({ signal }) => call(listWebhooks, { signal }),
});
