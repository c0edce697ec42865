import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '#server/db/queryable.ts';

/** Opens a session of an affiliate in the table; returns the cookie its browser would send. */
export async function affiliateCookie(db: Queryable, affiliateId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await db.query(
    `insert into sessions (token_hash, kind, affiliate_id, expires_at)
     values ($1, 'affiliate', $2, now() + interval '1 hour')`,
    [hash, affiliateId],
  );
  return `affiliate=${token}`;
}
