import type { Queryable } from '#server/db/queryable.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';

const most = 5;
const waitSeconds = 86_400;

/**
 * Counts an address of mail that an affiliate wants in the place of the own, a refused one included;
 * 429 for more than five in a day, times `scale`. Otherwise a partner finds out whose addresses have
 * accounts, and has this server write to anybody as often as it likes.
 */
export async function countNewAddress(
  db: Queryable,
  { affiliateId, caller, scale }: { affiliateId: number; caller: string; scale: number },
): Promise<void> {
  // Written before the others are counted, so that those at the same time count each other.
  const own = await db.query<{ id: number }>(
    `insert into login_failures (kind, account, ip_address)
     values ('address', $1::text, $2)
     returning id`,
    [String(affiliateId), caller],
  );
  const { rows } = await db.query<{ tries: number }>(
    `select count(*) as tries
     from login_failures
     where kind = 'address'
       and account = $1::text
       and failed_at > now() - make_interval(secs => $2)`,
    [String(affiliateId), waitSeconds],
  );
  if (rows[0]!.tries > Math.ceil(most * scale)) {
    await db.query('delete from login_failures where id = $1', [own.rows[0]!.id]);
    const headers = { 'retry-after': String(waitSeconds) };
    throw new HttpError(429, sentences.tooMany, { headers });
  }
}
