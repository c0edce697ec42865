import { listWebhooks } from '#core/contract/integrations/webhooks.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

/** Contains the keys of deliveries: a webhook shows how its last one went. */
export const webhookKeys = nounKeys('webhooks');

/** All of them: there are twenty at most. */
export const webhooksQuery = callQuery(webhookKeys.list(), listWebhooks);
