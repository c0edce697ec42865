import type { Queryable } from '#server/db/queryable.ts';
import type { AccountName } from './policy.ts';

export interface Tries {
  pair: number;
  address: number;
  account: number;
  isKnown: boolean;
}

const triesText = `
select
  count(*) filter (where kind = $3 and account = $1) as pair,
  count(*) filter (where kind not in ('register', 'address')) as address,
  (
    select count(*)
    from login_failures
    where kind = $3 and account = $1 and failed_at > now() - interval '1 hour'
  ) as account,
  exists (
    select 1
    from known_logins
    where kind = $3
      and account = $1
      and ip_address = $2
      and last_login_at > now() - interval '90 days'
  ) as "isKnown"
from login_failures
where ip_address = $2 and failed_at > now() - interval '15 minutes'`;

/**
 * Failed sign-ins, the one just written included: in 15 minutes of this account from this caller,
 * and of any account from it; in an hour of this account from anywhere. And whether the account
 * signed in from this caller before. Registrations and changes of address are not sign-ins.
 */
export async function countFailures(
  db: Queryable,
  { kind, account }: AccountName,
  caller: string,
): Promise<Tries> {
  const { rows } = await db.query<Tries>({
    name: 'login_failures',
    text: triesText,
    values: [account, caller, kind],
  });
  return rows[0]!;
}
