import { and, eq, gt, sql } from 'drizzle-orm';
import { lineColumns } from '#server/db/audit.ts';
import type { AuditLine, Queryable } from '#server/db/queryable.ts';
import { knownLogins, loginFailures } from '#server/db/tables/people.ts';
import type { SessionKind } from '#server/platform/sessions/session-cookies.ts';
import type { AccountName, Claim } from './policy.ts';

/** From this caller the account may sign in even while others guess at it. */
export async function rememberCaller(db: Queryable, name: AccountName, caller: string) {
  const { kind, account, ipAddress } = knownLogins;
  await db.drizzle
    .insert(knownLogins)
    .values({ ...name, ipAddress: caller })
    .onConflictDoUpdate({
      target: [kind, account, ipAddress],
      set: { lastLoginAt: sql`now()` },
    });
}

/** Removes the known networks: they are no longer exempt while others guess at the account. */
export async function forgetCallers(db: Queryable, name: AccountName) {
  const { kind, account } = knownLogins;
  await db.drizzle.delete(knownLogins).where(and(eq(kind, name.kind), eq(account, name.account)));
}

// The name of the action is in the text, because the index of failures holds these two alone.
function failureText(kind: SessionKind): string {
  return `
with lately as materialized (
  select ip_address
  from audit_log
  where action = '${kind}.login_failed' and at > now() - interval '1 minute'
  limit 20
)
insert into audit_log (actor_kind, action, entity, entity_id, after, ip_address)
select
  'visitor',
  '${kind}.login_failed',
  $3::varchar,
  $1::bigint,
  jsonb_build_object('isKnownName', $1::bigint is not null),
  $2::varchar
where (select count(*) from lately) < 20
  and not exists (select 1 from lately where ip_address = $2::varchar)
returning ${lineColumns}`;
}

const failureTexts: Readonly<Record<SessionKind, string>> = {
  staff: failureText('staff'),
  affiliate: failureText('affiliate'),
};

export interface FailedSignIn {
  kind: SessionKind;
  entity: string;
  accountId: number | null;
  network: string;
}

/**
 * Audits a failed login: the account if there is one, never the typed name. At most once a minute
 * per network and 20 times for all, so that a flood cannot fill an append-only table.
 */
export async function auditFailure(
  db: Queryable,
  { kind, entity, accountId, network }: FailedSignIn,
) {
  const { rows } = await db.query<AuditLine>({
    name: `audit_failed_login_${kind}`,
    text: failureTexts[kind],
    values: [accountId, network, entity],
  });
  db.onAudited?.(rows);
}

/** Returns the id of the failure, with which it can be removed. */
export async function insertFailure(
  db: Queryable,
  name: Pick<Claim, 'account'> & { kind: string },
  caller: string,
) {
  const [row] = await db.drizzle
    .insert(loginFailures)
    .values({ ...name, ipAddress: caller })
    .returning({ id: loginFailures.id });
  return row!.id;
}

export async function deleteFailure(db: Queryable, id: number) {
  await db.drizzle.delete(loginFailures).where(eq(loginFailures.id, id));
}

/** Forgets the failures of an account from one caller, or from everywhere. */
export async function deleteFailures(db: Queryable, name: AccountName, caller?: string) {
  const { kind, account, ipAddress } = loginFailures;
  const fromCaller = caller === undefined ? undefined : eq(ipAddress, caller);
  await db.drizzle
    .delete(loginFailures)
    .where(and(eq(kind, name.kind), eq(account, name.account), fromCaller));
}

export interface Tries {
  pair: number;
  address: number;
  account: number;
  isKnown: boolean;
}

const triesText = `
select
  count(*) filter (where kind = $3 and account = $1) as pair,
  count(*) filter (where kind not in ('register', 'address', 'key')) as address,
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
export async function countFailures(db: Queryable, { kind, account }: AccountName, caller: string) {
  const { rows } = await db.query<Tries>({
    name: 'login_failures',
    text: triesText,
    values: [account, caller, kind],
  });
  return rows[0]!;
}

/** Registrations from a caller, or new addresses of an affiliate, in so many seconds. */
export function countClaims(db: Queryable, claim: Claim, seconds: number) {
  const { kind, account, ipAddress, failedAt } = loginFailures;
  return db.drizzle.$count(
    loginFailures,
    and(
      eq(kind, claim.kind),
      claim.kind === 'address' ? eq(account, claim.account) : eq(ipAddress, claim.caller),
      gt(failedAt, sql`now() - make_interval(secs => ${seconds}::int)`),
    ),
  );
}
