import type { TouchSource } from '#core/domain/attribution.ts';
import { foldReferralCode } from '#core/domain/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { KeptTouch, LiveAffiliate } from './choose-referral.ts';

/**
 * What attribution needs to know of submissions: the live affiliates their codes name, and what was
 * kept for their sessions.
 */
export interface KnownTouches {
  live: Map<string, LiveAffiliate>;
  bySession: Map<string, KeptTouch[]>;
}

/** A touch of a session, or with nulls an affiliate that a code names. */
interface Row {
  session_id: string | null;
  touched_at: Date | null;
  source: TouchSource | null;
  id: number;
  referral_code: string;
  email: string;
}

const text = `
select t.session_id, t.touched_at, t.source, a.id, a.referral_code, a.email
from attribution_touches t
join affiliates a on a.id = t.affiliate_id and a.is_active and a.deleted_at is null
where t.session_id = any($1::text[])
union all
select null, null, null, id, referral_code, email
from affiliates
where lower(referral_code) = any($2::text[]) and is_active and deleted_at is null`;

/**
 * One query for all submissions of a batch, and none when no code and no session is named. Inactive
 * and deleted affiliates are nobody.
 */
export async function findTouches(
  db: Queryable,
  sessionIds: readonly string[],
  codes: readonly string[],
): Promise<KnownTouches> {
  const known: KnownTouches = { live: new Map(), bySession: new Map() };
  if (sessionIds.length === 0 && codes.length === 0) {
    return known;
  }
  const { rows } = await db.query<Row>({
    name: 'find_touches',
    text,
    values: [sessionIds, codes],
  });
  for (const row of rows) {
    remember(known, row);
  }
  return known;
}

function remember({ live, bySession }: KnownTouches, row: Row): void {
  const { session_id: sessionId, touched_at: at, source } = row;
  const affiliate: LiveAffiliate = {
    id: row.id,
    code: row.referral_code,
    email: row.email,
  };
  if (sessionId === null || at === null || source === null) {
    live.set(foldReferralCode(affiliate.code), affiliate);
    return;
  }
  const touches = bySession.get(sessionId) ?? [];
  bySession.set(sessionId, [
    ...touches,
    {
      affiliate,
      at,
      source,
    },
  ]);
}
