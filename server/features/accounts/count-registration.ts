import type { Queryable } from '#server/db/queryable.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';

// A class of agents may register over the one Wi-Fi of their office.
const most = 20;
const waitSeconds = 1800;

/**
 * Counts a registration that could be stored; 429 for more than twenty in 30 minutes from one caller,
 * times `scale`. One for an address that has an account counts as well.
 */
export async function countRegistration(
  db: Queryable,
  { email, caller, scale }: { email: string; caller: string; scale: number },
): Promise<void> {
  // Written before the others are counted, so that those at the same time count each other.
  const own = await db.query<{ id: number }>(
    `insert into login_failures (kind, account, ip_address)
     values ('register', lower($1), $2)
     returning id`,
    [email, caller],
  );
  const { rows } = await db.query<{ tries: number }>(
    `select count(*) as tries
     from login_failures
     where ip_address = $1
       and kind = 'register'
       and failed_at > now() - make_interval(secs => $2)`,
    [caller, waitSeconds],
  );
  if (rows[0]!.tries > Math.ceil(most * scale)) {
    await db.query('delete from login_failures where id = $1', [own.rows[0]!.id]);
    const headers = { 'retry-after': String(waitSeconds) };
    throw new HttpError(429, sentences.tooMany, { headers });
  }
}
