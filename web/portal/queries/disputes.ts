import { listOwnDisputes } from '#core/contract/partners/affiliate/disputes.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const disputeKeys = nounKeys('disputes');

export const disputesQuery = callQuery(disputeKeys.list(), listOwnDisputes);
