import { foldReferralCode } from '#core/domain/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { KeptTouch, LiveAffiliate } from './choose-referral.ts';
import type { TouchRow } from './queries.ts';

/**
 * The touches needed to attribute submissions: live affiliates by the codes named, and stored
 * touches by session.
 */
export interface KnownTouches {
  live: Map<string, LiveAffiliate>;
  bySession: Map<string, KeptTouch[]>;
}

// By hand because measured: it runs for every batch of applications.
const text = `
select
  t.session_id as "sessionId",
  t.touched_at as "touchedAt",
  t.source,
  l.slug as link,
  a.id,
  a.referral_code as "referralCode",
  a.email,
  a.phone,
  a.language,
  a.notify_referrals as "notifyReferrals"
from attribution_touches t
join affiliates a on a.id = t.affiliate_id and a.is_active and a.deleted_at is null
left join affiliate_links l on l.id = t.link_id
where t.session_id = any($1::text[])
union all
select null, null, null, null, id, referral_code, email, phone, language, notify_referrals
from affiliates
where lower(referral_code) = any($2::text[]) and is_active and deleted_at is null`;

/**
 * One query for all submissions of a batch; none if there are no codes and no sessions. Inactive
 * and deleted affiliates are left out.
 */
export async function findTouches(
  db: Queryable,
  sessionIds: readonly string[],
  codes: readonly string[],
): Promise<KnownTouches> {
  const known: KnownTouches = {
    live: new Map(),
    bySession: new Map(),
  };
  if (sessionIds.length === 0 && codes.length === 0) {
    return known;
  }
  const { rows } = await db.query<TouchRow>({
    name: 'find_touches',
    text,
    values: [sessionIds, codes],
  });
  for (const row of rows) {
    remember(known, row);
  }
  return known;
}

function remember({ live, bySession }: KnownTouches, row: TouchRow): void {
  const { sessionId, touchedAt: at, source, link, referralCode: code, ...rest } = row;
  const affiliate: LiveAffiliate = { ...rest, code };
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
      link,
    },
  ]);
}
