import { foldReferralCode } from '#core/domain/partners/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { KeptTouch, LiveAffiliate } from './choose-referral.ts';
import type { TouchRow } from './queries.ts';

/**
 * The touches needed to attribute a submission: live affiliates by the codes named, and the touches
 * stored for its session.
 */
export interface KnownTouches {
  live: Map<string, LiveAffiliate>;
  kept: KeptTouch[];
}

// By hand because measured: it runs for every application.
const text = `
select
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
where t.session_id = $1
union all
select null, null, null, id, referral_code, email, phone, language, notify_referrals
from affiliates
where lower(referral_code) = any($2::text[]) and is_active and deleted_at is null`;

/** No query if there are no codes and no session. Inactive and deleted affiliates are left out. */
export async function findTouches(
  db: Queryable,
  sessionId: string | null | undefined,
  codes: readonly string[],
): Promise<KnownTouches> {
  const known: KnownTouches = { live: new Map(), kept: [] };
  if (!sessionId && codes.length === 0) {
    return known;
  }
  const { rows } = await db.query<TouchRow>({
    name: 'find_touches',
    text,
    values: [sessionId, codes],
  });
  for (const { touchedAt: at, source, link, referralCode: code, ...rest } of rows) {
    const affiliate: LiveAffiliate = { ...rest, code };
    if (at === null || source === null) {
      known.live.set(foldReferralCode(code), affiliate);
    } else {
      known.kept.push({ affiliate, at, source, link });
    }
  }
  return known;
}
