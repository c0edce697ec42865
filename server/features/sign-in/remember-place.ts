import type { Transaction } from '#server/db/queryable.ts';
import { callerOf } from '#server/platform/caller.ts';
import type { AccountName } from './policy.ts';
import { rememberCaller } from './queries.ts';

/** Where somebody proved to know the password, the account may sign in while others guess at it. */
export async function rememberPlace(
  tx: Transaction,
  name: AccountName,
  ipAddress: string,
): Promise<void> {
  await rememberCaller(tx, name, callerOf(ipAddress));
}
